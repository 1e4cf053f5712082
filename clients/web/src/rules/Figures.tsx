/** Pictures and tables beside single rules. */

import type { ComponentChildren, JSX } from "preact";
import type { Board } from "../app.ts";
import { PlayerSign } from "../board/marks.tsx";
import { Paid } from "../game/Cards.tsx";
import { CARDS, type Card } from "../game/kinds.ts";
import { TunnelCards } from "../game/Tunnel.tsx";
import { city, payment, points, POINTS, route, ticket } from "../game/words.ts";
import { list, number, t } from "../texts.ts";
import { Icon } from "../ui/icons.tsx";
import {
  CLAIMS,
  DOUBLE,
  ENDING,
  LENGTHS,
  LONGEST,
  SCORE,
  STATION,
  ticketId,
  TUNNEL,
  type Network,
  type Payment,
} from "./examples.ts";
import { Scene, type SceneProps } from "./Scene.tsx";

/** The examples of a rule, if it has any. */
export function Figures({ rule, facts }: { rule: string; facts: Board }): JSX.Element | null {
  switch (rule) {
    case "R1.4":
      return <Lengths />;
    case "R5.1":
      return (
        <>
          <Claim facts={facts} example="color" />
          <Claim facts={facts} example="gray" />
        </>
      );
    case "R5.5":
      return <Double facts={facts} />;
    case "R5.6":
      return <Claim facts={facts} example="ferry" />;
    case "R6.2":
      return <Tunnel facts={facts} />;
    case "R8.2":
      return <Station facts={facts} />;
    case "R9.1":
      return <Ending />;
    case "R9.2":
      return <Score />;
    case "R9.3":
      return <Longest facts={facts} />;
    default:
      return null;
  }
}

/** A picture with its caption; `children` are between them. */
function Picture({
  scene,
  caption,
  children,
}: {
  scene?: SceneProps;
  caption: string;
  children?: ComponentChildren;
}): JSX.Element {
  return (
    <figure>
      {scene && <Scene {...scene} />}
      {children && <div class="row">{children}</div>}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** Two payments of a price. */
function Either({ of, price }: { of: readonly [Payment, Payment]; price: number }): JSX.Element {
  const [one, other] = of;
  return (
    <>
      <Paid {...one} price={price} />
      <span class="faint" aria-hidden="true">
        {t("web-rules-or")}
      </span>
      <Paid {...other} price={price} />
    </>
  );
}

/** Words of a caption about a route. */
function about(facts: Board, id: string) {
  const fact = facts.routes.get(id);
  const kind = fact?.tunnel ? "tunnel" : fact?.ferry ? "ferry" : "route";
  const length = fact?.length ?? 0;
  return {
    length,
    route: route(facts, id),
    kind: t("route-kind", { kind, color: fact?.color ?? "gray" }),
    spaces: t("spaces", { count: length }),
    points: points(POINTS[length] ?? 0),
    locomotives: t("ferry-locomotives", { count: fact?.ferry ?? 0 }),
  };
}

function Claim({ facts, example }: { facts: Board; example: keyof typeof CLAIMS }): JSX.Element {
  const claim = CLAIMS[example];
  const { length, ...words } = about(facts, claim.route);
  const [one, other] = claim.payments.map((each) => payment(each, length)) as [string, string];
  return (
    <Picture
      scene={{ facts, routes: [{ id: claim.route }] }}
      caption={t(`web-rules-claim-${example}`, { ...words, one, other })}
    >
      <Either of={claim.payments} price={length} />
    </Picture>
  );
}

function Double({ facts }: { facts: Board }): JSX.Element {
  const { claimed, closed, color } = DOUBLE;
  return (
    <Picture
      scene={{
        facts,
        routes: [
          { id: claimed, color },
          { id: closed, isClosed: true },
        ],
      }}
      caption={t("web-rules-double", {
        route: route(facts, claimed),
        player: t(`player-${color}`),
      })}
    />
  );
}

function Tunnel({ facts }: { facts: Board }): JSX.Element {
  const { surcharge, extra, revealed } = TUNNEL;
  const { length, ...words } = about(facts, TUNNEL.route);
  const [one, other] = extra.map((each) => payment(each, surcharge)) as [string, string];
  const count = (card: Card) => revealed.filter((each) => each === card).length;
  const counts = Object.fromEntries(CARDS.map((card) => [card, count(card)]));
  const step = {
    ...TUNNEL,
    name: "tunnel" as const,
    revealed: counts as Record<Card, number>,
  };
  return (
    <Picture
      scene={{ facts, routes: [{ id: TUNNEL.route }] }}
      caption={t("web-rules-tunnel", {
        ...words,
        payment: payment(TUNNEL.payment, length),
        revealed: list(revealed.map((card) => t("one-card", { card }))),
        surcharge: t("cards", { count: surcharge }),
        trains: t("trains", { count: length }),
        one,
        other,
      })}
    >
      <TunnelCards step={step} facts={facts} />
      <div class="row">
        <Icon name="plus" />
        <Either of={extra} price={surcharge} />
      </div>
    </Picture>
  );
}

function Station({ facts }: { facts: Board }): JSX.Element {
  const { own, color, city: at, lent, lender, ends } = STATION;
  return (
    <Picture
      scene={{
        facts,
        routes: [...own.map((id) => ({ id, color })), { id: lent, color: lender }],
        station: { city: at, color },
        ticket: ticketId(ends),
      }}
      caption={t("web-rules-station", {
        player: t(`player-${color}`),
        own: list(own.map((id) => route(facts, id))),
        city: city(at),
        lender: t(`player-${lender}`),
        lent: route(facts, lent),
        ticket: ticket(ticketId(ends)),
        points: points(STATION.points),
      })}
    />
  );
}

function Longest({ facts }: { facts: Board }): JSX.Element {
  const { longer, shorter, twice } = LONGEST;
  const routesOf = ({ path, beside, color }: Network) => [
    ...path.map((id) => ({ id, color, isLit: true })),
    ...beside.map((id) => ({ id, color })),
  ];
  const trains = (routes: Network["path"]) =>
    t("trains", {
      count: routes.reduce((sum, id) => sum + (facts.routes.get(id)?.length ?? 0), 0),
    });
  return (
    <Picture
      scene={{ facts, routes: [...routesOf(longer), ...routesOf(shorter)] }}
      caption={t("web-rules-longest", {
        second: t(`player-${shorter.color}`),
        trains: trains([...shorter.path, ...shorter.beside]),
        path: trains(shorter.path),
        first: t(`player-${longer.color}`),
        longer: trains(longer.path),
        city: city(twice),
      })}
    />
  );
}

function Ending(): JSX.Element {
  const { first, left, order } = ENDING;
  return (
    <Picture
      caption={t("web-rules-ending", {
        player: t(`player-${first}`),
        trains: t("trains", { count: left }),
        players: list(order.map((color) => t(`player-${color}`))),
      })}
    >
      <span class="turns" aria-hidden="true">
        <PlayerSign color={first} />
        <b class="number">{left}</b>
        {order.map((color) => (
          <>
            <Icon name="arrow" />
            <PlayerSign color={color} />
          </>
        ))}
      </span>
    </Picture>
  );
}

function Lengths(): JSX.Element {
  const row = (label: string, cell: (length: number) => number) => (
    <tr>
      <th scope="row">{label}</th>
      {LENGTHS.map((length) => (
        <td key={length} class="number">
          {number(cell(length))}
        </td>
      ))}
    </tr>
  );
  return (
    <figure>
      <table>
        <tbody>
          {row(t("web-rules-spaces"), (length) => length)}
          {row(t("web-rules-points"), (length) => POINTS[length] ?? 0)}
        </tbody>
      </table>
    </figure>
  );
}

function Score(): JSX.Element {
  const rows: [string, number][] = [
    ...SCORE.routes.map(({ length, count }): [string, number] => [
      `${number(count)} × ${t("spaces", { count: length })}`,
      count * (POINTS[length] ?? 0),
    ]),
    ...SCORE.tickets.map(({ ends, points, isCompleted }): [string, number] => [
      `${ticket(ticketId(ends))}: ${t(isCompleted ? "ticket-completed" : "ticket-failed")}`,
      isCompleted ? points : -points,
    ]),
    [t("web-rules-unbuilt", { count: SCORE.unbuilt }), SCORE.stations],
    [t("web-express"), SCORE.express],
  ];
  return (
    <figure>
      <table>
        <caption>{t("web-rules-score", { trains: t("trains", { count: SCORE.trains }) })}</caption>
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td class="number">{number(value)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("score-total")}</th>
            <td class="number">
              <b>{number(SCORE.total)}</b>
            </td>
          </tr>
        </tfoot>
      </table>
    </figure>
  );
}
