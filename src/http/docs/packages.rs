//! `/docs/packages`: the SDKs that belong to this version of the server, as files that npm, pip and Gradle install.

use crate::http::{
    answers::attached,
    docs::html::{self, Page},
    guards::extract::IfNoneMatch,
    problem::{Problem, public_url::PublicUrl},
};
use actix_web::{HttpRequest, HttpResponse, http::header, web};
use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// The version of the SDKs, which is that of the server.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The place of files in a Maven repository: that of the group, the artifact and the version.
pub const MAVEN: &str = "/docs/packages/railhead/railhead-client/{version}/{name}";

/// The folder of packages; none if the operator has none.
#[derive(Clone, Debug, Default)]
pub struct PackageFolder(pub Option<PathBuf>);

/// An SDK as it is installed.
struct Sdk {
    language: &'static str,
    guide: &'static str,
    /// The names of its files; the command installs the first.
    files: Vec<String>,
    install: String,
}

/// The SDKs, with commands that install them from a server at this URL.
fn sdks(server: &str) -> [Sdk; 3] {
    let npm = format!("railhead-client-{VERSION}.tgz");
    let wheel = format!("railhead-{VERSION}-py3-none-any.whl");
    let packages = format!("{server}/docs/packages");
    [
        Sdk {
            language: "TypeScript and JavaScript",
            guide: "clients/typescript/README",
            install: format!("npm install {packages}/{npm}"),
            files: vec![npm],
        },
        Sdk {
            language: "Python",
            guide: "clients/python/README",
            install: format!("pip install {packages}/{wheel}"),
            files: vec![wheel],
        },
        Sdk {
            language: "Kotlin",
            guide: "clients/kotlin/README",
            install: format!(
                "repositories {{ mavenCentral(); maven {{ url = uri(\"{packages}\") }} }}\n\
                 dependencies {{ implementation(\"railhead:railhead-client:{VERSION}\") }}"
            ),
            files: [".jar", ".pom", "-sources.jar"].map(|end| format!("railhead-client-{VERSION}{end}")).into(),
        },
    ]
}

/// The folder's name has a slash at its end: links are relative to it.
pub async fn to_index() -> HttpResponse {
    HttpResponse::Found().insert_header((header::LOCATION, "packages/")).finish()
}

/// The page of the packages.
pub async fn index(
    request: HttpRequest,
    folder: web::Data<PackageFolder>,
    known: IfNoneMatch,
) -> Result<HttpResponse, Problem> {
    let server = if PublicUrl::is_known() {
        PublicUrl::of_current("")
    } else {
        // Behind a proxy that terminates TLS, the operator sets the URL.
        let host = request.headers().get(header::HOST).and_then(|host| host.to_str().ok());
        format!("http://{}", host.unwrap_or("127.0.0.1:8080"))
    };
    let body = match folder.0.clone() {
        Some(folder) => {
            web::block(move || sdks(&server).iter().map(|sdk| section(sdk, &folder)).collect::<io::Result<String>>())
                .await
                .map_err(|_| Problem::internal("a thread is gone"))?
                .map_err(|error| {
                    tracing::error!(%error, "the folder of packages cannot be read");
                    Problem::internal("the folder of packages cannot be read")
                })?
        }
        None => {
            "<p>This server has none. <code>clients/pack</code> makes them, and <code>railhead serve --packages</code> \
                 publishes them: <a href=\"../guides/clients#packages\">clients</a>.</p>\n"
                .to_owned()
        }
    };
    let body =
        format!("<h1>Packages</h1>\n<p>The SDKs of version {VERSION}, which is that of this server.</p>\n{body}");
    Ok(html::respond(&known, Page { title: "Packages", root: "../", side: "", body: &body }.render()))
}

/// The heading, the command and the files of an SDK.
fn section(sdk: &Sdk, folder: &Path) -> io::Result<String> {
    let Sdk { language, guide, files, install } = sdk;
    let mut items = String::new();
    for name in files {
        let kilobytes = fs::metadata(folder.join(name))?.len().div_ceil(1000);
        items.push_str(&format!("<li><a href=\"{name}\">{name}</a> ({kilobytes} kB)</li>\n"));
    }
    let install = html::escaped(install);
    Ok(format!(
        "<h2>{language}</h2>\n<pre><code>{install}</code></pre>\n<ul>\n{items}\
         <li><a href=\"../guides/{guide}\">The guide</a></li>\n</ul>\n"
    ))
}

pub async fn file(
    request: HttpRequest,
    folder: web::Data<PackageFolder>,
    name: web::Path<String>,
) -> Result<HttpResponse, Problem> {
    respond(&request, &folder, &name).await
}

/// A file, where Maven and Gradle look for it.
pub async fn maven(
    request: HttpRequest,
    folder: web::Data<PackageFolder>,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, Problem> {
    let (version, name) = path.into_inner();
    if version != VERSION {
        return Err(Problem::no_such_path());
    }
    respond(&request, &folder, &name).await
}

async fn respond(request: &HttpRequest, folder: &PackageFolder, name: &str) -> Result<HttpResponse, Problem> {
    let is_published = |name: &str| sdks("").iter().any(|sdk| sdk.files.iter().any(|file| file == name));
    match &folder.0 {
        Some(folder) if is_published(name) => attached::respond(request, folder.join(name)).await,
        _ => Err(Problem::no_such_path()),
    }
}

impl PackageFolder {
    /// The files that a folder has to have and has not.
    pub fn missing(&self) -> Vec<String> {
        let Some(folder) = &self.0 else { return Vec::new() };
        let files = sdks("").into_iter().flat_map(|sdk| sdk.files);
        files.filter(|name| !folder.join(name).is_file()).collect()
    }
}
