//! Rate limits: how many requests an account and an address may send, by class of operation. The
//! counts are those of this process: N replicas allow N times as many.

use crate::{
    http::{
        connection::client_address::Address,
        guards::{api_keys::KeyCaller, extract::Viewer},
        operations::{Operations, RateClass},
        problem::{Problem, ProblemCode},
    },
    time::Time,
};
use actix_web::{
    Error, ResponseError,
    body::{EitherBody, MessageBody},
    dev::{ServiceRequest, ServiceResponse},
    http::header::{HeaderMap, HeaderName, HeaderValue},
    middleware::Next,
    web,
};
use governor::{
    Quota, clock::Clock, middleware::StateInformationMiddleware, nanos::Nanos, state::keyed::DashMapStateStore,
};
use parking_lot::RwLock;
use railhead_localization::message;
use std::{
    hash::{BuildHasher, RandomState},
    num::NonZeroU32,
    sync::atomic::{AtomicU32, Ordering},
    time::Duration,
};
use strum::VariantArray;
use uuid::Uuid;

/// The number of keys of one bucket that are remembered, a few MB. With more, a process forgets
/// them all.
const MAX_KEYS: usize = 50_000;

/// The number of API keys that an address may have looked up in the database.
const KEY_LOOKUPS: Rate = Rate { burst: 120, per_minute: 120 };

/// The number of requests after which a bucket forgets keys that are full again.
const TIDY_EVERY: u32 = 1024;

/// The headers of draft-ietf-httpapi-ratelimit-headers.
const LIMIT: HeaderName = HeaderName::from_static("ratelimit");
const POLICY: HeaderName = HeaderName::from_static("ratelimit-policy");

/// So many requests at once, and so many more a minute.
#[derive(Clone, Copy, Debug)]
struct Rate {
    burst: u32,
    per_minute: u32,
}

/// The rates of an account and of an address, behind which a school or an office may be.
fn rates(class: RateClass) -> [Rate; 2] {
    let rate = |burst, per_minute| Rate { burst, per_minute };
    match class {
        RateClass::Accounts => [rate(30, 6), rate(300, 30)],
        RateClass::SignIns => [rate(20, 10), rate(300, 120)],
        RateClass::Names => [rate(10, 2), rate(200, 40)],
        RateClass::Invitations => [rate(60, 12), rate(600, 120)],
        RateClass::Games => [rate(60, 20), rate(1200, 400)],
        RateClass::Moves => [rate(300, 600), rate(6000, 12_000)],
        RateClass::Deliveries => [rate(20, 6), rate(200, 60)],
        RateClass::Writes => [rate(120, 120), rate(2400, 2400)],
        RateClass::Computations => [rate(60, 60), rate(600, 600)],
        RateClass::Reads => [rate(1200, 1200), rate(6000, 18_000)],
        RateClass::Pages => [rate(600, 600), rate(2400, 2400)],
        RateClass::Downloads => [rate(60, 60), rate(300, 120)],
    }
}

type Limiter = governor::RateLimiter<u64, DashMapStateStore<u64>, LimiterClock, StateInformationMiddleware>;

/// The clock of the service, as a limiter reads it.
#[derive(Clone, Debug)]
struct LimiterClock(Time);

impl Clock for LimiterClock {
    type Instant = Nanos;

    fn now(&self) -> Nanos {
        self.0.moment().since_start().into()
    }
}

/// The counts of one class, by account or by address.
#[derive(Debug)]
struct Bucket {
    name: &'static str,
    quota: Quota,
    clock: LimiterClock,
    limiter: RwLock<Limiter>,
    requests: AtomicU32,
}

#[derive(Clone, Copy, Debug)]
struct Remaining<'a> {
    bucket: &'a Bucket,
    requests: u32,
}

impl Bucket {
    fn new(name: &'static str, Rate { burst, per_minute }: Rate, scale: u32, time: &Time) -> Option<Bucket> {
        let burst = NonZeroU32::new(burst.saturating_mul(scale))?;
        let quota = Quota::per_minute(NonZeroU32::new(per_minute.saturating_mul(scale))?).allow_burst(burst);
        let clock = LimiterClock(time.clone());
        let limiter = RwLock::new(limiter(quota, &clock));
        Some(Bucket { name, quota, clock, limiter, requests: AtomicU32::new(0) })
    }

    /// Takes one request from a key's bucket, or says how long to wait.
    fn take(&self, key: u64) -> Result<Remaining<'_>, Duration> {
        if self.requests.fetch_add(1, Ordering::Relaxed) % TIDY_EVERY == TIDY_EVERY - 1 {
            self.tidy(MAX_KEYS);
        }
        let limiter = self.limiter.read();
        match limiter.check_key(&key) {
            Ok(left) => Ok(Remaining { bucket: self, requests: left.remaining_burst_capacity() }),
            Err(refused) => Err(refused.wait_time_from(self.clock.now())),
        }
    }

    /// Forgets keys whose bucket is full again and, if there are too many others, all keys: no
    /// client is refused because strangers have many addresses.
    fn tidy(&self, most: usize) {
        let known = {
            let limiter = self.limiter.read();
            limiter.retain_recent();
            limiter.shrink_to_fit();
            limiter.len()
        };
        if known > most {
            *self.limiter.write() = limiter(self.quota, &self.clock);
        }
    }

    /// The policy: `"moves";q=300;w=30`, the requests at once and the seconds until all are back.
    fn policy(&self) -> String {
        let burst = self.quota.burst_size().get();
        let window = (self.quota.replenish_interval() * burst).as_secs();
        format!("\"{}\";q={burst};w={window}", self.name)
    }
}

fn limiter(quota: Quota, clock: &LimiterClock) -> Limiter {
    governor::RateLimiter::dashmap_with_clock(quota, clock.clone()).with_middleware()
}

#[derive(Debug)]
struct ClassBuckets {
    of_account: Bucket,
    of_address: Bucket,
}

#[derive(Debug)]
pub struct RateLimits {
    /// In the order of the classes; none if they are off.
    classes: Vec<ClassBuckets>,
    /// API keys of an address that are looked up in the database; none if limits are off.
    key_lookups: Option<Bucket>,
    hasher: RandomState,
}

/// The requester that is counted, beside an address.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Requester {
    Person(Uuid),
    /// All bots and keys of a person together.
    KeysOf(Uuid),
}

impl RateLimits {
    pub fn off() -> RateLimits {
        RateLimits::scaled(0, &Time::default())
    }

    /// All limits, multiplied by `scale`, by this clock; 0 turns them off.
    pub fn scaled(scale: u32, time: &Time) -> RateLimits {
        let class = |class: &RateClass| {
            let [account, address] = rates(*class);
            let of_account = Bucket::new(class.name(), account, scale, time)?;
            Some(ClassBuckets { of_account, of_address: Bucket::new(class.name(), address, scale, time)? })
        };
        RateLimits {
            classes: RateClass::VARIANTS.iter().filter_map(class).collect(),
            key_lookups: Bucket::new("keys", KEY_LOOKUPS, scale, time),
            hasher: RandomState::new(),
        }
    }

    /// Counts an API key that is looked up in the database. One that is good is looked up once in five
    /// minutes, so this keeps somebody who tries keys from the database.
    ///
    /// # Errors
    /// `too_many_requests`.
    pub fn count_key_lookup(&self, address: &str) -> Result<(), Problem> {
        let Some(bucket) = &self.key_lookups else { return Ok(()) };
        match bucket.take(self.hasher.hash_one(address)) {
            Ok(_) => Ok(()),
            Err(wait) => Err(refusal(wait.as_secs() + 1)),
        }
    }

    /// Counts a request. Answers what is left where least is left, or how long to wait.
    #[expect(clippy::as_conversions, reason = "the index of a class")]
    fn count(
        &self,
        class: RateClass,
        address: &str,
        requester: Option<Requester>,
    ) -> Result<Option<Remaining<'_>>, (Duration, &Bucket)> {
        let Some(ClassBuckets { of_account, of_address }) = self.classes.get(class as usize) else { return Ok(None) };
        let by_address = of_address.take(self.hasher.hash_one(address)).map_err(|wait| (wait, of_address))?;
        let Some(requester) = requester else { return Ok(Some(by_address)) };
        let by_account = of_account.take(self.hasher.hash_one(requester)).map_err(|wait| (wait, of_account))?;
        Ok(Some(if by_address.requests < by_account.requests { by_address } else { by_account }))
    }
}

/// Counts every request of a class, and refuses it if its account or its address has sent too many.
pub async fn limit<B: MessageBody + 'static>(
    mut request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B>>, Error> {
    let class = request.app_data::<web::Data<Operations>>().and_then(|operations| operations.rate_class(&request));
    let limits = request.app_data::<web::Data<RateLimits>>().cloned();
    let (Some(class), Some(limits)) = (class, limits) else {
        return Ok(next.call(request).await?.map_into_left_body());
    };
    let Address(address) = request.extract::<Address>().await?;
    // A token that is not valid is refused by the operation.
    let requester = match KeyCaller::of(request.request()) {
        Some(caller) => Some(Requester::KeysOf(caller.owner)),
        None => request.extract::<Viewer>().await.ok().and_then(|viewer| viewer.0).map(Requester::Person),
    };
    match limits.count(class, &address, requester) {
        Ok(left) => {
            let mut response = next.call(request).await?.map_into_left_body();
            if let Some(Remaining { bucket, requests }) = left.filter(|_| response.status().is_success()) {
                set_headers(response.headers_mut(), bucket, requests, 0);
            }
            Ok(response)
        }
        Err((wait, bucket)) => {
            let seconds = wait.as_secs() + 1;
            let mut response = refusal(seconds).error_response();
            set_headers(response.headers_mut(), bucket, 0, seconds);
            Ok(request.into_response(response).map_into_right_body())
        }
    }
}

fn refusal(seconds: u64) -> Problem {
    let detail = message!("detail-too-many-requests", seconds);
    Problem::new(ProblemCode::TooManyRequests, detail).with("retry_after", seconds)
}

/// `RateLimit: "moves";r=299`, with the seconds until there is more if nothing is left.
fn set_headers(headers: &mut HeaderMap, bucket: &Bucket, requests: u32, seconds: u64) {
    let left = match seconds {
        0 => format!("\"{}\";r={requests}", bucket.name),
        seconds => format!("\"{}\";r={requests};t={seconds}", bucket.name),
    };
    for (name, value) in [(LIMIT, left), (POLICY, bucket.policy())] {
        if let Ok(value) = HeaderValue::from_str(&value) {
            headers.insert(name, value);
        }
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn the_keys_a_bucket_remembers_are_bounded() {
        let bucket = Bucket::new("moves", Rate { burst: 3, per_minute: 1 }, 1, &Time::default()).unwrap();
        for key in 0..100 {
            assert!((0..3).all(|_| bucket.take(key).is_ok()));
            bucket.take(key).unwrap_err();
        }
        bucket.tidy(100);
        bucket.take(7).unwrap_err();
        bucket.tidy(99);
        bucket.take(7).unwrap();
        assert_eq!(bucket.limiter.read().len(), 1);
    }
}
