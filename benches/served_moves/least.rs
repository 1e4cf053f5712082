//! The floor of views: the least handler of the same server, a read of one row by its primary key
//! with nothing around it, by the same libraries. It runs in a process of its own, as the service
//! does: this program, called with [`ARGUMENT`].

use crate::support::connection::Connection;
use actix_web::{App, HttpServer, web};
use diesel::prelude::*;
use diesel_async::{
    AsyncPgConnection, RunQueryDsl,
    pooled_connection::{AsyncDieselConnectionManager, deadpool::Pool},
};
use std::{
    env,
    io::{self, BufRead, BufReader},
    net::SocketAddr,
    process::{Child, Command, Stdio},
};
use uuid::Uuid;

/// The argument that makes this program the floor. The URL of the database follows.
pub const ARGUMENT: &str = "least-handler";

/// As many connections as a worker of the service has.
const CONNECTIONS: usize = 16;

diesel::table! {
    game_heads (game_id) {
        game_id -> Uuid,
        version -> Integer,
        head -> Binary,
    }
}

/// Serves reads with one worker, as the service has here. Prints its address.
pub fn serve(url: &str) -> io::Result<()> {
    let url = url.to_owned();
    let connect = move || {
        let manager = AsyncDieselConnectionManager::<AsyncPgConnection>::new(&url);
        let pool = Pool::builder(manager).max_size(CONNECTIONS).build().unwrap();
        App::new().app_data(web::Data::new(pool)).route("/{game}", web::get().to(read))
    };
    actix_web::rt::System::new().block_on(async {
        let server = HttpServer::new(connect).workers(1).bind("127.0.0.1:0")?;
        println!("{}", server.addrs()[0]);
        server.run().await
    })
}

async fn read(pool: web::Data<Pool<AsyncPgConnection>>, game: web::Path<Uuid>) -> String {
    let mut connection = pool.get().await.unwrap();
    let row = game_heads::table.find(*game).select((game_heads::version, game_heads::head));
    let rows = row.load::<(i32, Vec<u8>)>(&mut connection).await.unwrap();
    let (version, head) = &rows[0];
    format!("{version} {}", head.len())
}

/// The process that serves it.
pub struct LeastHandler {
    process: Child,
    address: SocketAddr,
}

impl LeastHandler {
    pub fn start(database_url: &str) -> LeastHandler {
        let mut command = Command::new(env::current_exe().unwrap());
        let mut process = command.args([ARGUMENT, database_url]).stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        LeastHandler { process, address: line.trim().parse().unwrap() }
    }
}

impl LeastHandler {
    /// A client that reads the head of a game.
    pub fn reader(&self, game: &str) -> LeastReader {
        LeastReader { server: self.address, connection: None, path: format!("/{game}") }
    }
}

/// A client of the floor.
pub struct LeastReader {
    server: SocketAddr,
    connection: Option<Connection>,
    path: String,
}

impl LeastReader {
    pub async fn connect(&mut self) {
        self.connection = Some(Connection::to(self.server).await);
    }

    /// Whether a read was answered.
    pub async fn read(&mut self) -> bool {
        self.connection.as_mut().unwrap().send("GET", &self.path, "", "").await == 200
    }
}

impl Drop for LeastHandler {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
