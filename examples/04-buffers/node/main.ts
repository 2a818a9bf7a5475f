/** Whose memory calls use: node main.js PATH/TO/libpixels.so */
import { Image, Pixels, type TotalResults } from "./gen/pixels_v1.js";

function main(library: string): void {
  using pixels = Pixels.open(library);
  const data = Uint8Array.from({ length: 8 }, (_, i) => i);
  const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(" ");

  // Any Uint8Array is taken as bytes; large ones are read where they are.
  console.log("sum of a slice:", String(pixels.sumSync({ data: data.subarray(2, 5) }).value));

  // A reply that exists is filled again, its bytes too if they have the right size.
  const image = new Image({ data: new Uint8Array(4) });
  console.log("inverted:", hex(pixels.invertInto({ data: data.subarray(0, 4) }, image).data));
  console.log("inverted again, into the same memory:", hex(pixels.invertInto({ data: data.subarray(4) }, image).data));

  // Columns are written into the caller's arrays.
  const into: TotalResults = { value: new BigUint64Array(3) };
  pixels.sumColumnsSync({ data: [Uint8Array.of(1, 2), Uint8Array.of(3, 4), Uint8Array.of(5, 6)] }, { into });
  console.log("sums into our column:", into.value.join(" "));
}

main(process.argv[2]!);
