//! The cards of links into the app: what messengers and other sites show of them. What not everyone may see who
//! has the link has the card of the app.

use crate::{
    http::{
        codes::page,
        docs::escaped,
        games::{embeds::GameCard, invites::normalized},
        problem::{Problem, language, public_url::PublicUrl},
        tournaments::pictures::about,
    },
    store::{Database, leagues::league, tournaments::views},
};
use railhead_localization::{Message, message};
use std::time::Duration;
use uuid::Uuid;

/// The path of the picture of the app.
pub const PICTURE: &str = "/play/preview.png";

/// The longest time for which a page waits for its card.
const LIMIT: Duration = Duration::from_millis(500);

/// The title, the text and the picture that other sites show of a link.
struct Card {
    title: String,
    description: String,
    image: String,
    /// The address at which other sites ask for a frame.
    oembed: Option<String>,
}

/// The elements of the head of a page of the app: of the screen with this path, for a client at this address.
pub async fn of_screen(db: &Database, screen: &str, address: &str) -> String {
    let own = db.time().timeout(LIMIT, Box::pin(Card::own(db, screen, address))).await;
    let card = match own {
        Some(Ok(Some(card))) => card,
        // The page is served without what is not found, or takes too long.
        Some(Ok(None) | Err(_)) | None => Card::of_app(),
    };
    card.head(&format!("/play/{screen}"))
}

/// The elements of the head of the page of the server.
pub fn of_landing() -> String {
    Card::of_app().head("/")
}

/// The two lines of the picture of the app.
pub fn lines() -> (String, String) {
    let Card { title, description, .. } = Card::of_app();
    (title, description)
}

impl Card {
    fn of_app() -> Card {
        Card::plain(&message!("page-home-title"), &message!("page-home-text"))
    }

    /// A card with the picture of the app.
    fn plain(title: &Message, text: &Message) -> Card {
        let language = language::current();
        let image = PublicUrl::of_current(&format!("{PICTURE}?lang={language}"));
        Card { title: language.format(title), description: language.format(text), image, oembed: None }
    }

    /// The card of a screen; none if it has none of its own.
    async fn own(db: &Database, screen: &str, address: &str) -> Result<Option<Card>, Problem> {
        let mut parts = screen.split('/');
        let (Some(kind), name) = (parts.next(), parts.next().unwrap_or_default()) else { return Ok(None) };
        let id = name.parse::<Uuid>().ok();
        match (kind, id) {
            ("games", Some(id)) => Ok(GameCard::of(db, id).await?.map(Card::of_game)),
            ("tournaments", Some(id)) => Card::of_tournament(db, id).await.map(Some),
            ("leagues", Some(id)) => Card::of_league(db, id).await.map(Some),
            ("join", _) if !name.is_empty() => Card::of_code(db, &normalized(name), address).await.map(Some),
            ("challenge", _) => {
                Ok(Some(Card::plain(&message!("page-challenge-title"), &message!("page-challenge-text"))))
            }
            _ => Ok(None),
        }
    }

    fn of_game(card: GameCard) -> Card {
        let (image, oembed) = (card.image(), card.oembed());
        Card { title: card.title, description: card.description, image, oembed }
    }

    async fn of_code(db: &Database, code: &str, address: &str) -> Result<Card, Problem> {
        let page = page::page(db, code, address).await?;
        let image = page.image().unwrap_or_else(|| Card::of_app().image);
        Ok(Card { title: page.title, description: page.description, image, oembed: None })
    }

    async fn of_tournament(db: &Database, id: Uuid) -> Result<Card, Problem> {
        let hosted = views::tournament(db, None, id).await?;
        let text = language::current().format(&about(&hosted));
        Ok(Card::named(hosted.settings.name.clone(), text, hosted.code.as_deref()))
    }

    async fn of_league(db: &Database, id: Uuid) -> Result<Card, Problem> {
        let viewed = league::viewed(db, None, id).await?;
        let text = language::current().format(&message!("page-invite-league-text", members = viewed.members));
        Ok(Card::named(viewed.league.settings.name, text, viewed.code.as_deref()))
    }

    /// A card with the picture of a code, if there is one.
    fn named(title: String, description: String, code: Option<&str>) -> Card {
        let picture =
            |code: &str| PublicUrl::of_current(&format!("/i/{code}/preview.png?lang={}", language::current()));
        let image = code.map_or_else(|| Card::of_app().image, picture);
        Card { title, description, image, oembed: None }
    }

    fn head(&self, path: &str) -> String {
        let Card { title, description, image, oembed } = self;
        let title = escaped(title);
        let frame = |address: &String| {
            let address = escaped(address);
            format!("<link rel=\"alternate\" type=\"application/json+oembed\" href=\"{address}\" title=\"{title}\">")
        };
        format!(
            include_str!("card.html"),
            title = title,
            description = escaped(description),
            page = escaped(&PublicUrl::of_current(path)),
            picture = format!(include_str!("../picture_card.html"), image = escaped(image)),
            oembed = oembed.as_ref().map(frame).unwrap_or_default(),
        )
    }
}
