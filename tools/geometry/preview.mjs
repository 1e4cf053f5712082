// Draws the committed geometry as preview.svg, to look at. Not the picture that the server draws.
import { readFileSync, writeFileSync } from "node:fs";
import { DOT, cityById, routes } from "./board.mjs";

const geometry = JSON.parse(readFileSync(process.env.GEOMETRY ?? new URL("../../crates/pictures/data/geometry.json", import.meta.url)));
const facts = new Map(routes.map((route) => [route.id, route]));
const FILL = { black: "#3b3b44", blue: "#2f6fb3", green: "#3f8f4a", orange: "#e08a2c", pink: "#cf6fa3", red: "#bf3b37", white: "#fbfaf4", yellow: "#e6c22f" };
const spaces = geometry.routes.flatMap(({ id, space_length: length, spaces }) => {
  const { color, tunnel, ferry } = facts.get(id);
  return spaces.map(({ x, y, angle }, k) => {
    const w = geometry.space.width;
    const mark = k < ferry ? `<circle r="3" fill="#222"/>` : "";
    return `<g transform="translate(${x} ${y}) rotate(${angle})"><rect x="${-length / 2}" y="${-w / 2}" width="${length}" height="${w}" rx="2" fill="${FILL[color] ?? "#a9a69c"}" stroke="${tunnel ? "#111" : "#55524a"}" stroke-width="${tunnel ? 1.6 : 0.8}" ${tunnel ? 'stroke-dasharray="4 2"' : ""}/>${mark}</g>`;
  });
});
const names = geometry.cities.map(({ id, x, y, label }) => {
  const left = label.x - { start: 0, middle: 0.5, end: 1 }[label.anchor] * label.width;
  const { size, ascent, descent } = geometry.lettering;
  const box = process.argv.includes("--boxes") ? `<rect x="${left}" y="${label.y - ascent}" width="${label.width}" height="${ascent + descent}" fill="none" stroke="#a33" stroke-width=".6"/>` : "";
  return `${box}<circle cx="${x}" cy="${y}" r="${DOT}" fill="#f7f3e8" stroke="#2b2a27" stroke-width="2.5"/><text x="${label.x}" y="${label.y}" text-anchor="${label.anchor}" font-size="${size}">${cityById.get(id).name}</text>`;
});
writeFileSync(process.argv[2] ?? "preview.svg", `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${geometry.width} ${geometry.height}" width="${geometry.width}" height="${geometry.height}" font-family="'Source Sans 3'" font-weight="600" fill="#24221e">
<rect width="100%" height="100%" fill="#cfdfe6"/><path d="${geometry.coast}" fill="#efe7d3" stroke="#9db4bd" stroke-width="1.5" fill-rule="evenodd"/>
${spaces.join("\n")}
${names.join("\n")}
</svg>`);
