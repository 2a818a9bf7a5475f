import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";

import { calculatorLibrary } from "./support.js";

/** The folder of the package, above wherever tests are built. */
function host(): string {
  let folder = __dirname;
  while (!folder.endsWith(join("hosts", "node", "build"))) folder = dirname(folder);
  return dirname(folder);
}

test("the README's programs compile and run", (t) => {
  const root = host();
  const readme = readFileSync(join(root, "README.md"), "utf8");
  const snippets = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code]) => code!);
  assert.ok(snippets.length > 3);
  const folder = join(root, "build", "readme");
  t.after(() => rmSync(folder, { recursive: true }));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "gen"), { recursive: true });
  const generated = join(root, "../../examples/calculator/node/gen/calculator_v1.ts");
  writeFileSync(join(folder, "gen/calculator_v1.ts"), readFileSync(generated));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  const head = `import assert from "node:assert/strict";\nconst library = ${JSON.stringify(calculatorLibrary)};\n`;
  snippets.forEach((code, i) => writeFileSync(join(folder, `snippet${i}.ts`), `${head}${code}export {};\n`));
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({
      extends: "../../tests/tsconfig.json",
      compilerOptions: {
        noEmit: false,
        noUnusedLocals: false,
        rootDir: ".",
        outDir: "out",
        typeRoots: ["../../node_modules/@types"],
        paths: { shortwire: ["../../dist/index.d.mts"], "shortwire/gen_v1": ["../../dist/gen_v1.d.mts"] },
      },
      include: ["*.ts"],
    }),
  );
  execFileSync(join(root, "node_modules/.bin/tsc"), ["-p", folder], { stdio: "inherit" });
  // As an application has it: the package in its node_modules.
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  symlinkSync(root, join(folder, "node_modules/shortwire"));
  snippets.forEach((_, i) =>
    execFileSync(process.execPath, [join(folder, "out", `snippet${i}.js`)], { stdio: "inherit" }),
  );
});
