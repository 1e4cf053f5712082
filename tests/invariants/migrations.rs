//! Migrations that were released are never edited: docs/migrations.md.

use sha2::{Digest, Sha256};
use std::{collections::BTreeMap, fs, path::Path};

/// The SHA-256 of each `up.sql`, in hexadecimal.
const RELEASED: [(&str, &str); 44] = [
    ("2026-11-22-000001_initial", "15a5a163f3004fe5947c0cb93ad73c6ec91fdb54931808ed1b6ddd66b61cf3de"),
    ("2026-11-22-000002_seat_colors", "b84d8fa3624536bdfef5fc07136439b03fcf50e94b6f685a3ec0e24c04f8ff5c"),
    ("2026-11-22-000003_game_heads", "7bc1071f6491f31b24673622f816e85934dca99ea9ca596372d77dee3512be90"),
    ("2026-11-22-000004_packed_logs", "0c8c65b4a5830680521b0802a93052abaa35d93d39b5c57ebb356a2893304ad0"),
    ("2026-11-22-000005_bounds", "63975ec423944ff6359893e39359f0f80e191b025ba8b037101b0cc873a7eb21"),
    ("2026-11-22-000006_packed_details", "c9847c7d541a6ec3d37ff50165eb2547ab760107c2fc59181bae4795c624544c"),
    ("2026-11-22-000007_serving_role", "085716c60c605475faacaa03a7a4b12ae1718c6019e100920d7b4b47665e2126"),
    ("2026-11-22-000008_reminders", "34e9a99c3162d07282f64c167016bad76a4cb0a6fd80ed44335ca5ee36e6db8e"),
    ("2026-11-22-000009_web_push", "9309cb1a637e10b4430635b7e8ed7c63b8286214ce5d6df39069bdc8184f89c2"),
    ("2026-11-22-000010_account_notices", "56809a3c9aa45987b1347ba0a1a3e68a1871961aad3ce1e861bd381a0a6de0bb"),
    ("2026-11-22-000011_recovery_codes", "926de5916e348753780519ac8f9c4a1a35292966ceac36ebd06e5238ad72cf94"),
    ("2026-11-22-000012_phrases", "a3ecf1ebf5ef5c7d326aeefe325e3fd22b96570a9c7706902bbcabf6798ca53c"),
    ("2026-11-23-000013_identities", "f2f85bab08ec045b6fb0feebd2caec50e0e6edcc824fa2861803514d818e1964"),
    ("2026-11-23-000014_people", "12517f5573bd513fd63e5b1ce42612e47f4062e69bb609a5bef84e200fa05d61"),
    ("2026-11-23-000015_standing_orders", "38f33dc9259c9521908264f23dcc9ca57d41ea708aafbd91c1370d4fba7f7d2e"),
    ("2026-11-23-000016_spectators", "debd088b22f29fa2a8063ad3ba21a21e295fb1e898415956be98f3b907ec9d7f"),
    ("2026-11-23-000017_absences", "e11b9006f9b834e2f4e4f69c63012b5ffbc9cf73d4e2d147f727b018c1e0337b"),
    ("2026-11-23-000018_stand_ins", "a6153f8781e009d47665d1f7b7d42ccb138ac98061c144e36d29d9b10b34eb8c"),
    ("2026-11-23-000019_bots_of_others", "d67213a91e72a56348e66f7bd84123efdc7c925cde961387c4ebe6aa4c395293"),
    ("2026-11-25-000023_earlier_rotations", "a2ef2fa1e7383b8d44e2b12fe3b99abd92ba595eda3a726ead3233e348f26ca2"),
    ("2026-11-25-000024_folded_names", "07252463b5b7b6add50888ce89502545907b0724300943f91d87fcfa9fd98766"),
    ("2026-11-25-000027_codes_kept", "5b4bdfefee8fc15d8c1ad110d4743274ee7fbef07a6a07b90575490474afaa50"),
    ("2026-11-25-000028_recipients", "5f1eb07961b098b10c133fcba43fb353aa1ad9979607a1c2a9fb3af8415f62aa"),
    ("2026-11-25-000029_scripts", "151f188c852650b79d4f73424b1dd649eb4d03bddc737290c3ea8e7ecf10f643"),
    ("2026-11-26-000030_analyses", "409815292fae860bef10dcd766dab96e3bcb52999e912bff00200a5f0f62a991"),
    ("2026-11-26-000031_open_games", "ff9a01b4b8993a9e888f30bb3d301d9ce46ab969bbac6ce3803f26abdbb99ba1"),
    ("2026-11-26-000032_statistics", "c405ee6c1948c666cb9f826ff7c2035eb03abb918472f3b4a15c35118573761a"),
    ("2026-11-26-000033_imported_games", "3b4c0c0201eb607455709abc293dd47f3293165171a0f7f9ce58eca96e440a3c"),
    ("2026-11-26-000034_tournaments", "58927984f62308ab2e6b075e41d08cac72a541815f81a7a84548d21406e6ffe7"),
    ("2026-11-26-000035_tournament_updates", "f1c11863e296ead7253291af0bb0c19b730e589067c60cfa6f22eac574e9fee8"),
    ("2026-11-26-000036_deals", "cc33af59a8af9f019da90928ed87fa07aeef91eb7e18d3a3bedbe8f05ac78ebb"),
    ("2026-11-26-000037_seasons", "ef8368682a279014ac9b4daa0ebaf5121f428a806ca679ecefc3c4ba81bd07c0"),
    ("2026-11-26-000038_alerts", "2d80f9f78589fa364a8a5a320e3043191e120afa2987affa9cfbac8a2a8af437"),
    ("2026-11-26-000039_leagues", "0b7e64ae031fcadda5e31f735a4474b70f2671f57753997b83e2a7caf07d203d"),
    ("2026-11-27-000040_player_ids", "0612ade98a32c2f249d3812afaf587d6287744b223c06f54150ce822f697ebb0"),
    ("2026-11-27-000041_webhook_log", "b137c06de900409a85a0a83e876ad01f059f894521543c6f513f14261845d878"),
    ("2026-11-27-000043_personal_keys", "d98160b7b6e8591a4b79e98cc328b7c16f9a0dfebe916e31887052d9570f2b3f"),
    ("2026-11-27-000044_calendar_links", "8c617a23a8da25e2552905df89c23cade7f7f5c832364dad8d39c72b46a4aab8"),
    ("2026-11-28-000050_rotations", "7235d2de4f5eb685156ec08c83618b3730cd3bfa5c5a06b25117b92d3a1b7a25"),
    ("2026-11-28-000051_given_up_analyses", "1f773bddb65d86623e8b66266e4885d198142ec1fdd8808516b81b89068d7360"),
    ("2026-11-28-000070_kept_choices", "deec8f7cdb214c672e87dd973bb718fa1efcc150c2aebde0a9ec92b94604ef09"),
    ("2026-11-28-000071_longer_urls", "79de725e5c7965655d7a167c373d9966311a6478dbefa3c85c3d963f4bd47470"),
    ("2026-11-28-000080_counted_games", "c95274d33cac586e114e221c77ea910d745c18c63a85c0820a8448d9fdf0c1e8"),
    ("2026-11-28-000090_tournament_ends", "c89da4af007f19ba5b88ab1e0a2e2b052884ec29a7cc1cb723992f2cbac3d43a"),
];

#[test]
fn no_migration_differs_from_the_released_one() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
    let hash = |entry: fs::DirEntry| {
        let up = fs::read(entry.path().join("up.sql")).unwrap();
        (entry.file_name().into_string().unwrap(), base16ct::lower::encode_string(&Sha256::digest(up)))
    };
    let found = fs::read_dir(folder).unwrap().map(|entry| hash(entry.unwrap())).collect::<BTreeMap<_, _>>();
    let released = RELEASED.map(|(name, hash)| (name.to_owned(), hash.to_owned()));
    assert_eq!(found, BTreeMap::from(released), "add a migration instead of editing one");
}
