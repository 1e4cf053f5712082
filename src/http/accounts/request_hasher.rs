//! The password hasher as one request uses it: it computes nothing for a client that has left, and judges the
//! strength of new passwords apart from sign-ins.

use crate::{
    http::{
        connection::RequestState,
        guards::heavy_work::HeavyWork,
        problem::{Problem, ProblemCode},
    },
    identity::{Hasher, PasswordError, check_length, check_strength},
};
use actix_web::{FromRequest, HttpRequest, dev::Payload, web};
use railhead_localization::message;
use secrecy::SecretString;
use std::future::{Ready, ready};

pub struct RequestHasher {
    hasher: web::Data<Hasher>,
    request: HttpRequest,
}

impl RequestHasher {
    /// The hash of a new password for an account of this name.
    ///
    /// # Errors
    /// `invalid_password`, `common_password`; `too_many_requests`, `unavailable`.
    pub async fn hash(&self, password: SecretString, name: &str) -> Result<String, Problem> {
        check_length(&password)?;
        let (judged, name) = (password.clone(), name.to_owned());
        let judge = move || check_strength(&judged, &name);
        HeavyWork::of(&self.request)?.run(&self.request, judge).await??;
        Ok(self.hasher.hash(password, || self.client_has_left()).await?)
    }

    /// [`Hasher::verify`].
    pub async fn verify(&self, password: SecretString, stored: Option<String>) -> Result<(), PasswordError> {
        self.hasher.verify(password, stored, || self.client_has_left()).await
    }

    fn client_has_left(&self) -> bool {
        self.request.conn_data::<RequestState>().is_some_and(RequestState::client_has_left)
    }
}

impl FromRequest for RequestHasher {
    type Error = Problem;
    type Future = Ready<Result<RequestHasher, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let missing = || Problem::internal("the password hasher is missing");
        let hasher = request.app_data::<web::Data<Hasher>>().cloned().ok_or_else(missing);
        ready(hasher.map(|hasher| RequestHasher { hasher, request: request.clone() }))
    }
}

impl From<PasswordError> for Problem {
    fn from(error: PasswordError) -> Problem {
        match error {
            PasswordError::Length => Problem::new(ProblemCode::InvalidPassword, message!("detail-password-length")),
            PasswordError::Common => Problem::new(ProblemCode::CommonPassword, message!("detail-password-common")),
            PasswordError::Wrong => Problem::new(ProblemCode::WrongCredentials, message!("detail-wrong-credentials")),
            PasswordError::Busy | PasswordError::ClientLeft => {
                Problem::new(ProblemCode::Unavailable, message!("detail-passwords-busy"))
            }
            PasswordError::Hash(_) => Problem::fault(ProblemCode::Internal, &error),
        }
    }
}
