//! The language of an answer: that of `lang`, or else of `Accept-Language`.

use crate::http::{
    operations::is_api,
    problem::{
        Problem, ProblemCode,
        language::{Chosen, LANG},
    },
};
use actix_web::{
    Error, ResponseError,
    body::{EitherBody, MessageBody},
    dev::{ServiceRequest, ServiceResponse},
    http::header::{ACCEPT_LANGUAGE, CONTENT_LANGUAGE, HeaderMap, HeaderValue, VARY},
    middleware::Next,
};
use railhead_localization::{Language, message};
use serde_json::json;

/// Answers a request in its language. An answer that depends on it has `Content-Language` and `Vary`.
pub async fn choose<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B>>, Error> {
    let requested = requested_language(&request);
    let chosen = Chosen::new(requested.as_ref().map_or_else(|_| accepted(&request), |it| *it));
    let answer = async {
        match requested {
            Ok(_) => next.call(request).await.map(ServiceResponse::map_into_left_body),
            Err(wrong) => Ok(request.into_response(refusal(wrong).error_response()).map_into_right_body()),
        }
    };
    let mut response = chosen.clone().scope(answer).await?;
    if let Some(language) = chosen.used() {
        declare(response.headers_mut(), language);
    }
    Ok(response)
}

/// The fault of the parameter.
enum Wrong {
    Twice,
    Unknown(String),
}

/// The language of a request. Pages for people take no offence at a language that there is not.
fn requested_language(request: &ServiceRequest) -> Result<Language, Wrong> {
    let mut given = form_urlencoded::parse(request.query_string().as_bytes()).filter(|(name, _)| name == LANG);
    let Some((_, code)) = given.next() else { return Ok(accepted(request)) };
    let is_api = is_api(request.path());
    match Language::of_tag(&code).ok_or(code) {
        Ok(_) if is_api && given.next().is_some() => Err(Wrong::Twice),
        Ok(language) => Ok(language),
        Err(code) if is_api => Err(Wrong::Unknown(code.chars().take(64).collect())),
        Err(_) => Ok(accepted(request)),
    }
}

fn accepted(request: &ServiceRequest) -> Language {
    let headers = request.headers().get_all(ACCEPT_LANGUAGE).filter_map(|value| value.to_str().ok());
    Language::negotiate(&headers.collect::<Vec<_>>().join(","))
}

fn refusal(wrong: Wrong) -> Problem {
    let codes = Language::ALL.map(Language::code);
    let problem = match wrong {
        Wrong::Twice => Problem::new(ProblemCode::InvalidQuery, message!("detail-parameter-twice", name = LANG)),
        Wrong::Unknown(value) => {
            let allowed = codes.map(|code| format!("`{code}`")).join(", ");
            let detail = message!("detail-parameter-choice", name = LANG, value = value.as_str(), allowed);
            Problem::new(ProblemCode::InvalidQuery, detail).with("value", value)
        }
    };
    problem.with("parameter", LANG).with("allowed", json!(codes))
}

/// One `Vary` with all that the answer varies by: not everything that adds to it looks for a second.
fn declare(headers: &mut HeaderMap, language: Language) {
    headers.insert(CONTENT_LANGUAGE, HeaderValue::from_static(language.code()));
    let varies = headers.get_all(VARY).filter_map(|value| value.to_str().ok()).chain(["accept-language"]);
    if let Ok(varies) = HeaderValue::from_str(&varies.collect::<Vec<_>>().join(", ")) {
        headers.insert(VARY, varies);
    }
}
