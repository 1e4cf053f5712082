//! Enforcement of the OpenAPI document's schemas of bodies: every bound of every operation,
//! generated from the document itself.

use crate::{
    admin::root,
    app::{Answer, App, dealt, execute, query},
    openapi::{self, NOBODY, path_of, resolved},
};
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

/// A replacement for a place of a body, and the document's word on it.
struct Probe {
    place: String,
    value: Option<Value>,
    /// The member by which the problem states the bound.
    member: Option<&'static str>,
    /// The code of the operation's own for this place.
    own: Option<&'static str>,
    is_fine: bool,
}

/// The operations that read a body, with its schema.
fn with_bodies() -> impl Iterator<Item = (&'static String, String, &'static Value)> {
    openapi::operations().filter_map(|(path, method, operation)| {
        let schema = operation.pointer("/requestBody/content/application~1json/schema")?;
        Some((path, method.to_uppercase(), schema))
    })
}

/// A schema that is not null, and whether null fits too.
fn given(schema: &'static Value) -> (&'static Value, bool) {
    let variants = schema["oneOf"].as_array().filter(|_| schema["discriminator"].is_null());
    match variants {
        Some(variants) => (resolved(variants.iter().find(|one| one["type"] != "null").unwrap()), true),
        None => {
            let schema = resolved(schema);
            (schema, schema["type"].as_array().is_some_and(|types| types.contains(&json!("null"))))
        }
    }
}

fn is(schema: &Value, kind: &str) -> bool {
    schema["type"] == kind || schema["type"].as_array().is_some_and(|types| types.contains(&json!(kind)))
}

/// Bodies with every field; one for each variant of a union.
fn samples(schema: &'static Value) -> Vec<Value> {
    let (schema, _) = given(schema);
    if let Some(mapping) = schema["discriminator"]["mapping"].as_object() {
        let variants = schema["oneOf"].as_array().unwrap();
        return mapping
            .values()
            .flat_map(|to| samples(variants.iter().find(|one| one["$ref"] == *to).unwrap()))
            .collect();
    }
    if let Some(properties) = schema["properties"].as_object() {
        let mut whole = vec![Map::new()];
        for (name, property) in properties {
            let values = samples(property);
            let with = |object: &Map<String, Value>, value: &Value| {
                let mut object = object.clone();
                object.insert(name.clone(), value.clone());
                object
            };
            let others = whole.iter().flat_map(|object| values.iter().map(move |value| with(object, value)));
            whole = others.collect();
        }
        return whole.into_iter().map(Value::Object).collect();
    }
    if let Some([first, ..]) = schema["enum"].as_array().map(Vec::as_slice) {
        return vec![first.clone()];
    }
    if schema["format"] == "uuid" {
        return vec![json!(NOBODY)];
    }
    if schema["format"] == "date-time" {
        return vec![json!(schema["example"].as_str().unwrap_or("2027-01-01T00:00:00Z"))];
    }
    let value = match () {
        () if is(schema, "array") => samples(&schema["items"]).into_iter().take(1).collect(),
        () if is(schema, "integer") => schema["example"].as_i64().or(schema["minimum"].as_i64()).unwrap_or(1).into(),
        () if is(schema, "number") => json!(1.5),
        () if is(schema, "boolean") => json!(false),
        () if is(schema, "string") => {
            let least = schema["minLength"].as_u64().unwrap_or(1).max(1) as usize;
            schema["example"].as_str().map_or_else(|| "a".repeat(least), str::to_owned).into()
        }
        () => panic!("{schema}"),
    };
    vec![value]
}

/// Everything to try at a place of a body and below.
fn probes(place: &str, schema: &'static Value, sample: &Value, own: Option<&'static str>, found: &mut Vec<Probe>) {
    let own = own.or(schema["x-problem"].as_str());
    let (schema, takes_null) = given(schema);
    let own = own.or(schema["x-problem"].as_str());
    let mut add = |value: Option<Value>, member, is_fine| {
        found.push(Probe { place: place.to_owned(), value, member, own, is_fine });
    };
    if takes_null || !place.is_empty() {
        add(Some(Value::Null), None, takes_null);
    }
    let number = |bound: &str| schema[bound].as_i64();
    let length = |bound: &str| schema[bound].as_u64().map(|length| length as usize);
    if is(schema, "integer") {
        add(Some(json!(0.5)), None, false);
        for (bound, step) in [("minimum", -1), ("maximum", 1)] {
            if let Some(at) = number(bound) {
                add(Some(json!(at)), None, true);
                add(Some(json!(at + step)), Some(bound), false);
            }
        }
        if number("maximum").is_none() {
            add(Some(json!(i32::MAX)), None, true);
        }
    }
    if is(schema, "string") {
        add(Some(json!(1)), None, false);
        let free = schema["enum"].is_null() && schema["format"].as_str().is_none_or(|format| format == "password");
        let filler = if schema["pattern"].is_null() { "ä" } else { "a" };
        if let Some(least) = length("minLength") {
            add(Some(json!(filler.repeat(least))), None, true);
            add(Some(json!(filler.repeat(least - 1))), Some("min_length"), false);
        }
        match length("maxLength") {
            Some(most) => {
                // Names and passwords are normalised, and count otherwise; a body has a limit of bytes.
                let filler = if own.is_some() || most > 5_000 { "a" } else { filler };
                add(Some(json!(filler.repeat(most))), None, true);
                add(Some(json!(filler.repeat(most + 1))), Some("max_length"), false);
            }
            None if free && schema["pattern"].is_null() => add(Some(json!("a".repeat(2000))), None, true),
            None => {}
        }
        if !schema["pattern"].is_null() {
            add(Some(json!("~ ".repeat(length("minLength").unwrap_or(2).max(2) / 2))), Some("pattern"), false);
        }
        if !free {
            add(Some(json!("pandemic")), None, false);
        }
    }
    if is(schema, "array") {
        let one = &sample[0];
        // Different ones, as long as there are any.
        let choices = given(&schema["items"]).0["enum"].as_array();
        let entry = |at: usize| choices.map_or(one, |choices| &choices[at % choices.len()]);
        let of_length = |length: usize| Some((0..length).map(entry).cloned().collect());
        add(Some(json!({})), None, false);
        if let Some(least) = length("minItems").filter(|least| *least > 0) {
            add(of_length(least), None, true);
            add(of_length(least - 1), Some("min_items"), false);
        }
        match length("maxItems") {
            Some(most) => {
                add(of_length(most), None, true);
                add(of_length(most + 1), Some("max_items"), false);
            }
            None => add(of_length(100), None, true),
        }
        probes(&format!("{place}/0"), &schema["items"], one, None, found);
        return;
    }
    let Some(object) = sample.as_object() else { return };
    add(Some(json!([])), None, false);
    add(Some(json!("text")), None, false);
    let tag = schema["discriminator"]["propertyName"].as_str();
    let schema = tag.map_or(schema, |tag| {
        resolved(json_pointer(schema, &["discriminator", "mapping", object[tag].as_str().unwrap()]))
    });
    let mut unknown = object.clone();
    unknown.insert("locomotive".to_owned(), json!(1));
    found.push(Probe {
        place: place.to_owned(),
        value: Some(Value::Object(unknown)),
        member: None,
        own: None,
        is_fine: schema["additionalProperties"] != false,
    });
    let required = schema["required"].as_array().into_iter().flatten().collect::<Vec<_>>();
    for (name, property) in schema["properties"].as_object().unwrap() {
        let place = format!("{place}/{name}");
        let is_fine = !required.contains(&&json!(name));
        found.push(Probe { place: place.clone(), value: None, member: None, own: None, is_fine });
        probes(&place, property, &object[name], None, found);
    }
}

/// A reference in the mapping of a discriminator, as a schema.
fn json_pointer(schema: &'static Value, path: &[&str]) -> &'static Value {
    let to = path.iter().fold(schema, |value, part| &value[*part]);
    let variants = schema["oneOf"].as_array().unwrap();
    variants.iter().find(|one| one["$ref"] == *to).unwrap()
}

impl Probe {
    /// The body with the value in its place.
    fn body(&self, sample: &Value) -> Value {
        let mut body = sample.clone();
        match (&self.value, self.place.rsplit_once('/')) {
            (Some(value), _) => *body.pointer_mut(&self.place).unwrap() = value.clone(),
            (None, Some((parent, name))) => {
                body.pointer_mut(parent).unwrap().as_object_mut().unwrap().remove(name);
            }
            (None, None) => {}
        }
        body
    }

    /// The fault of an answer.
    fn fault(&self, answer: &Answer) -> Option<String> {
        let problem = if answer.status >= 400 { answer.json() } else { Value::Null };
        let is_invalid = problem["code"] == "invalid_body";
        let names_it = problem["parameter"] == *self.place;
        let right = match (self.is_fine, self.own) {
            (true, _) => !(is_invalid && (names_it || self.value.is_none())) && answer.status < 500,
            // The rules and the operation say it in their way: see below.
            (false, Some(_)) => (400..500).contains(&answer.status),
            (false, None) => {
                let states_bound = self.member.is_none_or(|member| !problem[member].is_null() && names_it);
                answer.status == 400 && is_invalid && states_bound
            }
        };
        let value =
            self.value.as_ref().map_or("nothing".to_owned(), |value| value.to_string().chars().take(60).collect());
        let text = answer.text.chars().take(300).collect::<String>();
        (!right).then(|| format!("{} = {value}: {} {text}", self.place, answer.status))
    }
}

/// The texts, lists and maps of a schema that have no bound.
fn unbounded(place: &str, schema: &'static Value, seen: &mut BTreeSet<String>, found: &mut Vec<String>) {
    if let Some(reference) = schema["$ref"].as_str() {
        if seen.insert(reference.to_owned()) {
            unbounded(reference.rsplit('/').next().unwrap(), resolved(schema), seen, found);
        }
        return;
    }
    let has = |member: &str| !schema[member].is_null();
    // Each of these formats is a few dozen characters long; a pattern that repeats nothing has an end.
    let is_format = ["uuid", "date", "date-time"].iter().any(|format| schema["format"] == *format);
    let is_pattern = schema["pattern"].as_str().is_some_and(|it| it.ends_with('$') && !it.contains(['*', '+']));
    let is_short = ["maxLength", "enum", "const"].into_iter().any(has) || is_format || is_pattern;
    if is(schema, "string") && !is_short || is(schema, "array") && !has("maxItems") {
        found.push(place.to_owned());
    }
    if has("additionalProperties") && schema["additionalProperties"] != false {
        found.push(place.to_owned());
    }
    for (name, part) in schema["properties"].as_object().into_iter().flatten() {
        unbounded(&format!("{place}/{name}"), part, seen, found);
    }
    let parts = ["oneOf", "anyOf", "allOf"].iter().filter_map(|member| schema[*member].as_array()).flatten();
    for part in parts.chain(schema.get("items")) {
        unbounded(&format!("{place}/*"), part, seen, found);
    }
}

#[test]
fn every_text_and_list_that_clients_send_has_a_bound() {
    let (mut seen, mut found) = (BTreeSet::new(), Vec::new());
    for (path, method, schema) in with_bodies() {
        unbounded(&format!("{method} {path}"), schema, &mut seen, &mut found);
    }
    assert_eq!(found, Vec::<String>::new());
    assert!(seen.len() > 60, "{}", seen.len());
}

/// The contents of the database, without counts of attempts.
fn contents(app: &App) -> Value {
    let one = "format('SELECT %L AS name, md5(string_agg(t::text, '''' ORDER BY t::text)) AS rows FROM %I t', \
        tablename, tablename)";
    let tables = "FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('login_throttle', 'heartbeat')";
    let all = query(&app.database_url, &format!("SELECT string_agg({one}, ' UNION ALL ') AS sql {tables}"));
    let all = all[0]["sql"].as_str().unwrap();
    query(&app.database_url, &format!("SELECT jsonb_object_agg(name, rows) AS contents FROM ({all}) t")).remove(0)
}

#[test]
fn every_declared_bound_of_a_body_is_enforced() {
    let app = App::start();
    let ada = app.register("Ada");
    execute(&app.database_url, "UPDATE accounts SET role = 'admin'").unwrap();
    let (mut faults, mut tried) = (Vec::new(), 0);
    for (template, method, schema) in with_bodies() {
        let path = path_of(template, "Nobody");
        let before = contents(&app);
        for sample in samples(schema) {
            let mut found = Vec::new();
            probes("", schema, &sample, None, &mut found);
            for probe in found.iter().filter(|probe| !probe.is_fine) {
                let answer = ada.ask(&method, &path, probe.body(&sample));
                faults.extend(probe.fault(&answer).map(|fault| format!("{method} {template} {fault}")));
                tried += 1;
            }
        }
        if contents(&app) != before {
            faults.push(format!("{method} {template} has changed something"));
        }
    }
    assert!(faults.is_empty(), "{} of {tried}:\n{}", faults.len(), faults.join("\n"));
    assert!(tried > 400, "{tried}");
}

#[test]
fn a_value_at_a_bound_is_not_refused_for_it() {
    let app = App::start();
    let ada = app.register("Ada");
    execute(&app.database_url, "UPDATE accounts SET role = 'admin'").unwrap();
    let (mut faults, mut tried) = (Vec::new(), 0);
    for (template, method, schema) in with_bodies() {
        for sample in samples(schema) {
            let mut found = Vec::new();
            probes("", schema, &sample, None, &mut found);
            for probe in found.iter().filter(|probe| probe.is_fine) {
                let answer = ada.ask(&method, &path_of(template, "Nobody"), probe.body(&sample));
                faults.extend(probe.fault(&answer).map(|fault| format!("{method} {template} {fault}")));
                tried += 1;
            }
        }
    }
    assert!(faults.is_empty(), "{} of {tried}:\n{}", faults.len(), faults.join("\n"));
    assert!(tried > 150, "{tried}");
}

/// The parts of schemas that name a code of their own, with that code.
fn own_codes() -> BTreeSet<(String, String)> {
    fn collect(place: &str, schema: &Value, found: &mut BTreeSet<(String, String)>) {
        if let Some(code) = schema["x-problem"].as_str() {
            found.insert((place.to_owned(), code.to_owned()));
        }
        if schema["items"].is_object() {
            collect(&format!("{place}/0"), &schema["items"], found);
        }
        for (name, property) in schema["properties"].as_object().into_iter().flatten() {
            collect(&format!("{place}/{name}"), property, found);
        }
    }
    let mut found = BTreeSet::new();
    for (name, schema) in openapi::schemas() {
        collect(name, schema, &mut found);
    }
    found
}

#[test]
fn a_bound_with_a_code_of_its_own_is_refused_with_it() {
    let app = App::on_intranet();
    let (ada, guest, root) = (app.register("Ada"), app.guest(), root(&app));
    let (long, password) = ("a".repeat(129), "a train at noon");
    let game = dealt(json!({"seats": 2, "bots": ["random"], "first_seat": 0}), &[&ada]);
    let play = |the_move: Value| ada.play(&game, &the_move);
    let offered = ada.moves(&game)[0]["tickets"][0].clone();
    let keep = play(json!({"type": "keep_tickets", "tickets": [offered, offered, offered, offered, offered, offered]}));
    assert_eq!(keep.refused(400, "invalid_body")["max_items"], 5);
    ada.play(&game, &ada.moves(&game)[0]).ok();
    let pay = |locomotives: u8| {
        let payment = json!({"color": "red", "locomotives": locomotives});
        play(json!({"type": "claim_route", "route": "dieppe-paris", "payment": payment}))
    };
    let opened = |member: &str, value: Value| {
        let mut body = json!({"seats": 2});
        body[member] = value;
        ada.post("/v1/games", body)
    };
    let hook = |member: &str, value: Value| {
        let mut body = json!({"url": "https://push.example.org/a"});
        body[member] = value;
        ada.post("/v1/me/webhooks", body)
    };
    let known = ada.post("/v1/me/webhooks", json!({"url": "https://push.example.org/b"})).ok()["id"].clone();
    let changed = |member: &str, value: Value| {
        ada.ask("PATCH", &format!("/v1/me/webhooks/{}", known.as_str().unwrap()), json!({ member: value }))
    };
    let key = app.get("/v1/push/key").ok()["key"].clone();
    let device = |place: &str, value: Value| {
        let keys = json!({"p256dh": key, "auth": "A".repeat(22)});
        let mut body = json!({"endpoint": "https://push.example.org/a", "keys": keys, "kinds": [], "language": "de",
            "remind_before": []});
        *body.pointer_mut(place).unwrap() = value;
        ada.ask("PUT", "/v1/me/push", body)
    };
    let scored = |player: Value| app.tell("/v1/scorings", json!({"players": [player]}));
    let named = |path: &str, name: &str, password: &str| guest.post(path, json!({"name": name, "password": password}));
    let codes = json!({"name": "Ada", "code": "k7mp-4xwd-9hqt-2rfc-y8vn", "new_password": long});
    let mine = "/v1/accounts/me";
    let most = openapi::resolved_schema("NewWebhook")["properties"]["kinds"]["maxItems"].as_u64().unwrap();
    let kinds = json!(vec!["your_turn"; most as usize + 1]);
    let oidc = |name: &str| json!({"provider": "nobody", "nonce": "n", "name": name});
    let payment = json!({"color": "red", "locomotives": 0});
    let order = |route: Value| {
        let body = json!({"type": "claim_route", "route": route, "payment": payment, "otherwise": "think"});
        ada.ask("PUT", &format!("{game}/standing-order"), body)
    };
    let refused = [
        ("AccountDeletionRequest/password", ada.ask("DELETE", mine, json!({"password": long}))),
        ("AccountUpdateRequest/name", ada.ask("PATCH", mine, json!({"name": "a".repeat(25)}))),
        ("BankClock/increment", opened("clock", json!({"kind": "bank", "seconds": 60, "increment": 86_401}))),
        ("BankClock/seconds", opened("clock", json!({"kind": "bank", "seconds": 59, "increment": 0}))),
        ("BuildStationMove/city", play(json!({"type": "build_station", "city": "mars", "payment": payment}))),
        ("ClaimRouteMove/route", play(json!({"type": "claim_route", "route": "mars-venus", "payment": payment}))),
        ("ClaimRouteOrder/route", order(json!("mars-venus"))),
        ("Credentials/name", named("/v1/accounts", &"a".repeat(25), password)),
        ("Credentials/password", named("/v1/accounts", "Bob", "a train")),
        ("DeviceKeys/auth", device("/keys/auth", json!("A".repeat(101)))),
        ("DeviceKeys/p256dh", device("/keys/p256dh", json!("A".repeat(101)))),
        (
            "GivenNameRequest/name",
            root.ask("PUT", "/v1/admin/accounts/Ada/name", json!({"name": "a".repeat(25), "reason": "a test"})),
        ),
        ("GuestUpgradeRequest/name", named("/v1/accounts/me/upgrade", &"a".repeat(25), password)),
        ("GuestUpgradeRequest/password", named("/v1/accounts/me/upgrade", "Bob", "a train")),
        ("IdentitySignInRequest/name", ada.post("/v1/sessions/oidc", oidc(&"a".repeat(25)))),
        ("NewBotAccount/name", ada.post("/v1/me/bots", json!({"name": "a".repeat(25)}))),
        (
            "NewDeviceSubscription/endpoint",
            device("/endpoint", json!(format!("https://a.example/{}", "a".repeat(2000)))),
        ),
        ("NewDeviceSubscription/kinds", device("/kinds", kinds.clone())),
        ("NewDeviceSubscription/language", device("/language", json!("a".repeat(36)))),
        ("NewDeviceSubscription/remind_before", device("/remind_before", json!([60, 60, 60, 60]))),
        ("NewGame/bots", opened("bots", json!(vec!["random"; 5]))),
        ("NewGame/seats", opened("seats", json!(6))),
        ("NewScoring/players", app.tell("/v1/scorings", json!({"players": []}))),
        ("NewWebhook/batch", hook("batch", json!(101))),
        ("NewWebhook/digest_minutes", hook("digest_minutes", json!(1441))),
        ("NewWebhook/kinds", hook("kinds", kinds.clone())),
        ("NewWebhook/language", hook("language", json!("a".repeat(36)))),
        ("NewWebhook/remind_before", hook("remind_before", json!([60, 60, 60, 60]))),
        ("NewWebhook/url", hook("url", json!(format!("https://a.example/{}", "a".repeat(2000))))),
        (
            "PasswordChangeRequest/new_password",
            ada.ask("PUT", "/v1/accounts/me/password", json!({"old_password": password, "new_password": long})),
        ),
        (
            "PasswordChangeRequest/old_password",
            ada.ask("PUT", "/v1/accounts/me/password", json!({"old_password": long, "new_password": password})),
        ),
        ("Payment/locomotives", pay(9)),
        ("PerMoveClock/seconds", opened("clock", json!({"kind": "per_move", "seconds": 9}))),
        ("PlayerPosition/name", scored(json!({"name": ""}))),
        ("PlayerPosition/routes/0", scored(json!({"name": "Ada", "routes": ["mars-venus"]}))),
        ("PlayerPosition/stations", scored(json!({"name": "Ada", "stations": ["paris", "wien", "roma", "riga"]}))),
        ("PlayerPosition/stations/0", scored(json!({"name": "Ada", "stations": ["mars"]}))),
        ("PlayerPosition/tickets/0", scored(json!({"name": "Ada", "tickets": ["mars-venus"]}))),
        ("QuickMatchRequest/seats", ada.post("/v1/games/quick", json!({"seats": 6}))),
        ("RecoveryCodesRequest/password", ada.post("/v1/accounts/me/recovery-codes", json!({"password": long}))),
        ("RecoveryRequest/new_password", app.tell("/v1/accounts/recover", codes)),
        ("RefreshRequest/refresh_token", app.refresh(&"a".repeat(201))),
        ("SignInRequest/password", app.tell("/v1/sessions", json!({"name": "Ada", "password": long}))),
        ("TakeFaceUpMove/slot", play(json!({"type": "take_face_up", "slot": 5}))),
        ("WebhookChange/batch", changed("batch", json!(101))),
        ("WebhookChange/digest_minutes", changed("digest_minutes", json!(1441))),
        ("WebhookChange/kinds", changed("kinds", kinds)),
        ("WebhookChange/language", changed("language", json!("a".repeat(36)))),
        ("WebhookChange/remind_before", changed("remind_before", json!([60, 60, 60, 60]))),
        ("WebhookChange/url", changed("url", json!(format!("https://a.example/{}", "a".repeat(2000))))),
    ];
    let mut expected = own_codes();
    for (place, answer) in refused {
        let code = answer.json()["code"].as_str().unwrap_or_default().to_owned();
        assert!(expected.remove(&(place.to_owned(), code)), "{place}: {}", answer.text);
    }
    // There is no tunnel to pay.
    play(json!({"type": "pay_tunnel", "locomotives": 4})).refused(409, "no_tunnel_pending");
    let rest = expected.into_iter().map(|(place, _)| place).collect::<Vec<_>>();
    assert_eq!(rest, ["PayTunnelMove/locomotives"]);
}

#[test]
fn a_bound_is_named_in_every_language() {
    let app = App::start();
    let told = |lang: &str| {
        let problem = app.tell(&format!("/v1/accounts/guest?lang={lang}"), json!({"device": "x".repeat(101)}));
        problem.refused(400, "invalid_body")["detail"].as_str().unwrap().to_owned()
    };
    let details = ["en", "fr", "de", "es", "it"].map(told);
    assert_eq!(details[0], "`/device` must be at most 100 characters long.");
    assert_eq!(BTreeSet::from(details).len(), 5);
    app.register("Ada");
    let long = json!({"name": "Ada", "password": "a train at noon", "refresh_token": "x".repeat(5_000)});
    let problem = app.tell("/v1/sessions", long).refused(400, "invalid_body");
    assert_eq!((&problem["parameter"], &problem["max_length"]), (&json!("/refresh_token"), &json!(200)));
    assert!(!problem.to_string().contains("xxx"), "a secret is not repeated: {problem}");
}

#[test]
fn a_name_that_is_not_on_the_board_is_told_with_the_nearest() {
    let app = App::start();
    let ada = app.register("Ada");
    let game = dealt(json!({"seats": 2, "bots": ["random"], "first_seat": 0}), &[&ada]);
    let payment = json!({"color": "pink", "locomotives": 0});
    let route = json!({"type": "claim_route", "route": "paris-diepe", "payment": payment});
    let city = json!({"type": "build_station", "city": "pari", "payment": payment});
    let tickets = json!({"type": "keep_tickets", "tickets": ["brest-petrogad"]});
    for (body, code, nearest, place) in [
        (&route, "unknown_route", "dieppe-paris", "/route"),
        (&city, "unknown_city", "paris", "/city"),
        (&tickets, "unknown_ticket", "brest-petrograd", "/tickets/0"),
    ] {
        for path in [format!("{game}/moves"), format!("{game}/moves/preview")] {
            let refused = ada.post(&path, body.clone()).refused(422, code);
            assert_eq!(refused["nearest"][0], nearest, "{refused}");
            assert!(refused["parameter"].is_null() || refused["parameter"] == place, "{refused}");
            assert!(refused["detail"].as_str().unwrap().contains(refused["id"].as_str().unwrap()), "{refused}");
        }
    }
    let order = json!({"type": "claim_route", "route": "atlantis-paris", "payment": payment, "otherwise": "think"});
    let refused = ada.ask("PUT", &format!("{game}/standing-order"), order).refused(422, "unknown_route");
    assert_eq!(refused["id"], "atlantis-paris");
}
