/** What a page costs in time of the processor, from Chromium's trace: a busy machine does not matter. */

const CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "cc"];

/**
 * Traces something in a page. Gives the milliseconds of its main thread and of raster, what the main
 * thread did in them, and the number of frames that it drew. `until` ends the time that counts: at
 * the "end", or with the first "paint" after a click.
 */
export async function traced(page, work, until = "end") {
  await page.tracing.start({ categories: CATEGORIES });
  await work();
  const { traceEvents } = JSON.parse(Buffer.from(await page.tracing.stop()).toString());
  return costs(traceEvents, until);
}

function costs(events, until) {
  const renderer = rendererOf(events);
  const own = events.filter(({ pid, ph }) => pid === renderer.pid && ph === "X");
  const main = own
    .filter(({ tid }) => tid === renderer.tid)
    .sort((one, other) => one.ts - other.ts);
  const [from, to] = until === "paint" ? firstAnswer(main, own) : [-Infinity, Infinity];
  const within = ({ ts }) => ts >= from && ts < to;
  const sum = (all) => all.filter(within).reduce((ms, { tdur = 0 }) => ms + tdur / 1000, 0);
  const named = (...names) => main.filter(({ name }) => names.includes(name));
  return {
    main: sum(outermost(main)),
    raster: sum(own.filter(({ name }) => name === "RasterTask")),
    script: sum(outermost(named("FunctionCall", "EvaluateScript", "RunMicrotasks"))),
    style: sum(named("UpdateLayoutTree")),
    layout: sum(named("Layout")),
    paint: sum(named("PrePaint", "Paint", "Layerize", "Commit")),
    frames: named("Commit").filter(within).length,
  };
}

/** The main thread that worked most: that of the page. */
function rendererOf(events) {
  const threads = events.filter(
    ({ name, args }) => name === "thread_name" && args.name === "CrRendererMain",
  );
  const workOf = ({ pid, tid }) =>
    events
      .filter((each) => each.pid === pid && each.tid === tid && each.name === "Commit")
      .reduce((all) => all + 1, 0);
  return threads.sort((one, other) => workOf(other) - workOf(one))[0];
}

/** From the first event of the last tap to the end of the first frame that was drawn after its click. */
function firstAnswer(main, own) {
  const events = main.filter(({ name }) => name === "EventDispatch");
  const typed = (...types) => events.filter(({ args }) => types.includes(args.data?.type));
  const end = typed("click", "pointerup").at(-1);
  const start = typed("pointerdown")
    .filter(({ ts }) => ts <= end.ts)
    .at(-1);
  const commit = main.find(({ name, ts }) => name === "Commit" && ts > end.ts);
  if (!commit) throw new Error("a tap was not answered");
  // What has to be drawn before the frame is seen comes right behind it.
  const seen = own.find(({ name, ts }) => name === "ActivateLayerTree" && ts > commit.ts);
  return [start.ts - 1, seen?.ts ?? commit.ts + commit.dur + 1];
}

/** Those that are within no other one. */
function outermost(events) {
  let end = -Infinity;
  return events.filter(({ ts, dur = 0 }) => {
    if (ts < end) return false;
    end = ts + dur;
    return true;
  });
}
