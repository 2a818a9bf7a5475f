import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { arch, env, execPath, platform } from "node:process";
import { test } from "node:test";

import { calculatorLibrary, host } from "./support.js";

const program = (clients: string): string => `
  import assert from "node:assert/strict";
  import { ShortwireError } from "shortwire";
  import { Calculator } from "./${clients}";

  using calculator = Calculator.open(${JSON.stringify(calculatorLibrary)});
  assert.equal(calculator.addSync({ a: 40n, b: 2n }).value, 42n);
  assert.throws(() => calculator.divideSync({ a: 1n }), ShortwireError);
`;

test("the package installs without network and compiler, and is imported and required", (t) => {
  const folder = mkdtempSync(join(tmpdir(), "shortwire-package-"));
  t.after(() => rmSync(folder, { recursive: true }));
  const tools = join(folder, "tools");
  const application = join(folder, "application");
  [tools, application].forEach((made) => mkdirSync(made));
  // All there is on PATH.
  symlinkSync(execPath, join(tools, "node"));
  const bare = { cwd: application, env: { PATH: tools, HOME: folder }, stdio: "pipe" } as const;

  const npm = realpathSync(execFileSync("sh", ["-c", "command -v npm"]).toString().trim());
  const install = ["install", "--offline", "--no-audit", "--no-fund", env["SHORTWIRE_PACKAGE"]!];
  execFileSync(execPath, [npm, ...install], bare);

  const installed = join(application, "node_modules/shortwire");
  assert.deepEqual(readdirSync(installed).sort(), [
    "LICENSE",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "README.md",
    "dist",
    "package.json",
    "prebuilds",
  ]);
  assert.ok(readdirSync(join(installed, "prebuilds")).includes(`${platform}-${arch}`));

  const generated = join(host, "../../examples/calculator/node/gen/calculator_v1.ts");
  for (const kind of ["m", "c"]) {
    copyFileSync(generated, join(application, `calculator_v1.${kind}ts`));
    writeFileSync(join(application, `program.${kind}ts`), program(`calculator_v1.${kind}js`));
  }
  writeFileSync(
    join(application, "tsconfig.json"),
    JSON.stringify({
      extends: join(host, "tsconfig.json"),
      compilerOptions: {
        module: "NodeNext",
        moduleResolution: "NodeNext",
        rootDir: ".",
        outDir: ".",
        declaration: false,
        // Those of the sources, which are not what is installed.
        paths: {},
        typeRoots: [join(host, "node_modules/@types")],
      },
      include: ["*.mts", "*.cts"],
      exclude: ["node_modules"],
    }),
  );
  execFileSync(execPath, [join(host, "node_modules/typescript/bin/tsc"), "-p", application], { stdio: "inherit" });
  for (const kind of ["m", "c"]) execFileSync(execPath, [`program.${kind}js`], bare);
});
