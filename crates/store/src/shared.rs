//! State that tasks share, in the modules whose interleavings are explored: a lock of `parking_lot`,
//! and whatever else is said to be shared. In the unit tests of this crate each use of it is a place
//! where a model may let another task go on (`crate::models`); elsewhere it is the thing itself.

#[cfg(test)]
pub(crate) use explored::{Mutex, Shared, shared, spawn};
#[cfg(not(test))]
pub(crate) use plain::{Mutex, Shared, shared, spawn};

#[cfg(not(test))]
mod plain {
    pub(crate) use parking_lot::Mutex;

    pub(crate) type Shared<P> = P;

    /// A channel, a counter or a map that tasks share.
    #[inline]
    pub(crate) const fn shared<P>(primitive: P) -> P {
        primitive
    }

    /// Starts a task that nobody waits for.
    pub(crate) fn spawn(task: impl Future<Output = ()> + Send + 'static) {
        tokio::spawn(task);
    }
}

#[cfg(test)]
mod explored {
    use parking_lot::MutexGuard;
    use shuttle::{
        current::try_get_current_task,
        future,
        sync::atomic::{AtomicBool, Ordering::SeqCst},
        thread::yield_now,
    };
    use std::{
        ops::{Deref, DerefMut},
        thread::panicking,
    };

    fn is_explored() -> bool {
        try_get_current_task().is_some()
    }

    /// Lets another task go on, if the model wants so.
    fn step() {
        if is_explored() && !panicking() {
            AtomicBool::new(false).load(SeqCst);
        }
    }

    /// A primitive, each use of which is a step, as is its end.
    #[derive(Debug)]
    pub(crate) struct Shared<P>(P);

    pub(crate) fn shared<P>(primitive: P) -> Shared<P> {
        Shared(primitive)
    }

    impl<P> Deref for Shared<P> {
        type Target = P;

        fn deref(&self) -> &P {
            step();
            &self.0
        }
    }

    impl<P> DerefMut for Shared<P> {
        fn deref_mut(&mut self) -> &mut P {
            step();
            &mut self.0
        }
    }

    impl<P> Drop for Shared<P> {
        fn drop(&mut self) {
            step();
        }
    }

    /// A lock, the wait for which is a step. All tasks of a model run on one thread, which must not
    /// block: another task may hold it.
    #[derive(Default, Debug)]
    pub(crate) struct Mutex<T>(parking_lot::Mutex<T>);

    impl<T> Mutex<T> {
        pub(crate) fn new(value: T) -> Mutex<T> {
            Mutex(parking_lot::Mutex::new(value))
        }

        pub(crate) fn lock(&self) -> MutexGuard<'_, T> {
            step();
            loop {
                match self.0.try_lock() {
                    Some(guard) => return guard,
                    None if is_explored() => yield_now(),
                    None => return self.0.lock(),
                }
            }
        }
    }

    pub(crate) fn spawn(task: impl Future<Output = ()> + Send + 'static) {
        if is_explored() {
            drop(future::spawn(task));
        } else {
            tokio::spawn(task);
        }
    }
}
