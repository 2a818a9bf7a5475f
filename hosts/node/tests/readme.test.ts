import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { calculatorLibrary, cryptoLibrary, host } from "./support.js";

test("the README's programs compile and run", (t) => {
  const readme = readFileSync(join(host, "README.md"), "utf8");
  const snippets = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code]) => code!);
  assert.ok(snippets.length > 3);
  const folder = join(host, "build", "readme");
  t.after(() => rmSync(folder, { recursive: true }));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "gen"), { recursive: true });
  const generated = join(host, "../../examples/calculator/node/gen/calculator_v1.ts");
  writeFileSync(join(folder, "gen/calculator_v1.ts"), readFileSync(generated));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  const head = `import assert from "node:assert/strict";\nconst library = ${JSON.stringify(calculatorLibrary)};\nconst cryptoLibrary = ${JSON.stringify(cryptoLibrary)};\n`;
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
        paths: {
          shortwire: ["../../dist/index.d.mts"],
          "shortwire/crypto": ["../../dist/crypto.d.mts"],
          "shortwire/gen_v1": ["../../dist/gen_v1.d.mts"],
        },
      },
      include: ["*.ts"],
    }),
  );
  execFileSync(join(host, "node_modules/.bin/tsc"), ["-p", folder], { stdio: "inherit" });
  // As an application has it: the package in its node_modules.
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  symlinkSync(host, join(folder, "node_modules/shortwire"));
  snippets.forEach((_, i) =>
    execFileSync(process.execPath, [join(folder, "out", `snippet${i}.js`)], { stdio: "inherit" }),
  );
});
