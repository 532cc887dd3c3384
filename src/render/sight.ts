/** A colour as red, green and blue, each from 0 to 255. */
export type Rgb = readonly [number, number, number];

type Matrix = readonly (readonly [number, number, number])[];

/**
 * Kinds of sight. The three colour deficiencies are those of Machado, Oliveira and Fernandes (2009) at full
 * severity, over linear light; grey is what a black and white printer leaves.
 */
export const SIGHTS = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  grey: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
} as const satisfies Readonly<Record<string, Matrix>>;
export type Sight = keyof typeof SIGHTS;

export const isSight = (name: unknown): name is Sight =>
  typeof name === 'string' && Object.hasOwn(SIGHTS, name);

/** The colour of `#rrggbb`. */
export function rgb(colour: string): Rgb {
  const at = (from: number) => Number.parseInt(colour.slice(from, from + 2), 16);
  return [at(1), at(3), at(5)];
}

function toLinear(value: number): number {
  const c = value / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

function fromLinear(light: number): number {
  const c = Math.min(1, Math.max(0, light));
  return 255 * (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);
}

const times = (matrix: Matrix, [x, y, z]: Rgb): Rgb => {
  const row = (at: number) => {
    const [a, b, c] = matrix[at] ?? [0, 0, 0];
    return a * x + b * y + c * z;
  };
  return [row(0), row(1), row(2)];
};

/** What a colour looks like to somebody. */
export function seen(sight: Sight, [r, g, b]: Rgb): Rgb {
  const [x, y, z] = times(SIGHTS[sight], [toLinear(r), toLinear(g), toLinear(b)]);
  return [fromLinear(x), fromLinear(y), fromLinear(z)];
}

/** CIE 1976 L*a*b* under D65. */
export function lab([r, g, b]: Rgb): Rgb {
  const xyz = times(
    [
      [0.4124 / 0.95047, 0.3576 / 0.95047, 0.1805 / 0.95047],
      [0.2126, 0.7152, 0.0722],
      [0.0193 / 1.08883, 0.1192 / 1.08883, 0.9505 / 1.08883],
    ],
    [toLinear(r), toLinear(g), toLinear(b)],
  );
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (t * 24389) / 27 / 116 + 16 / 116);
  const [x, y, z] = [f(xyz[0]), f(xyz[1]), f(xyz[2])];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How far two colours are apart (ΔE, CIE 1976): 2.3 can just be seen, 10 at a glance. */
export function apart(a: Rgb, b: Rgb): number {
  const [one, two] = [lab(a), lab(b)];
  return Math.hypot(one[0] - two[0], one[1] - two[1], one[2] - two[2]);
}

/** Relative luminance (WCAG 2). */
export function luminance([r, g, b]: Rgb): number {
  return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b);
}

/** Contrast of two colours (WCAG 2): 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}
