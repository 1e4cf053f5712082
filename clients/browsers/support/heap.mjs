/** What is in the memory of a page: its heap, taken by the browser and searched by the test. */

/**
 * Every field of the page's memory that holds a text with one of these words: for each word, the
 * names of the objects and fields, sorted. A word that is nowhere is missing.
 */
export async function holdersOf(phone, words) {
  const { snapshot, nodes, edges, strings } = await takeSnapshot(phone);
  const { node_fields, node_types, edge_fields, edge_types } = snapshot.meta;
  const [type, name, count] = ["type", "name", "edge_count"].map((each) =>
    node_fields.indexOf(each),
  );
  const [kind, label, target] = ["type", "name_or_index", "to_node"].map((each) =>
    edge_fields.indexOf(each),
  );
  const isString = new Set(
    ["string", "concatenated string", "sliced string"].map((each) => node_types[0].indexOf(each)),
  );
  const isNumbered = new Set(["element", "hidden"].map((each) => edge_types[0].indexOf(each)));
  const wanted = strings.map((text) => words.filter((word) => text.includes(word)));

  const holders = new Map();
  let edge = 0;
  for (let node = 0; node < nodes.length; node += node_fields.length) {
    for (let each = 0; each < nodes[node + count]; each += 1, edge += edge_fields.length) {
      const held = edges[edge + target];
      if (!isString.has(nodes[held + type])) continue;
      const field = isNumbered.has(edges[edge + kind]) ? "[]" : strings[edges[edge + label]];
      for (const word of wanted[nodes[held + name]]) {
        if (!holders.has(word)) holders.set(word, []);
        holders.get(word).push(`${strings[nodes[node + name]].slice(0, 40)}.${field}`);
      }
    }
  }
  for (const found of holders.values()) found.sort();
  return holders;
}

async function takeSnapshot(phone) {
  const session = await phone.page.createCDPSession();
  const pieces = [];
  session.on("HeapProfiler.addHeapSnapshotChunk", ({ chunk }) => pieces.push(chunk));
  await session.send("HeapProfiler.collectGarbage");
  await session.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  await session.detach();
  return JSON.parse(pieces.join(""));
}
