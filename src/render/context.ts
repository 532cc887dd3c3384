/**
 * The part of a Canvas 2D context that the painters use. node-canvas has it, and so has a browser:
 * no painter asks for more.
 */
export interface Context {
  save(): void;
  restore(): void;
  translate(x: number, y: number): void;
  rotate(angle: number): void;
  scale(x: number, y: number): void;
  beginPath(): void;
  closePath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void;
  bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): void;
  arc(x: number, y: number, radius: number, from: number, to: number): void;
  ellipse(
    x: number,
    y: number,
    rx: number,
    ry: number,
    rotation: number,
    from: number,
    to: number,
  ): void;
  roundRect(x: number, y: number, width: number, height: number, radius: number): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  clip(): void;
  fill(): void;
  stroke(): void;
  fillText(text: string, x: number, y: number): void;
  measureText(text: string): { readonly width: number };
  /** Copies a canvas, pixel for pixel where nothing is scaled. */
  drawImage(image: object, x: number, y: number): void;
  getTransform(): Matrix;
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  fillStyle: string | object;
  strokeStyle: string | object;
  lineWidth: number;
  lineCap: 'butt' | 'round' | 'square';
  lineJoin: 'bevel' | 'round' | 'miter';
  globalAlpha: number;
  font: string;
  textAlign: 'left' | 'right' | 'center' | 'start' | 'end';
  textBaseline: 'alphabetic' | 'middle' | 'top' | 'bottom' | 'hanging' | 'ideographic';
}

/** Where the context's units come to lie in pixels: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export interface Matrix {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

/** A rectangle in the units of its context. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Runs a painter with its own origin, scale and turn (radians); the context is as before afterwards. */
export function placed(
  ctx: Context,
  x: number,
  y: number,
  scale: number,
  paint: () => void,
  turn = 0,
): void {
  ctx.save();
  ctx.translate(x, y);
  if (turn !== 0) ctx.rotate(turn);
  ctx.scale(scale, scale);
  paint();
  ctx.restore();
}

/** A full circle as the current path. */
export function circle(ctx: Context, x: number, y: number, radius: number): void {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
}

/** A full ellipse as the current path. */
export function oval(ctx: Context, x: number, y: number, rx: number, ry: number, turn = 0): void {
  ctx.beginPath();
  ctx.ellipse(x, y, rx, ry, turn, 0, 2 * Math.PI);
}

/** A rounded rectangle as the current path. */
export function box(ctx: Context, x: number, y: number, w: number, h: number, r: number): void {
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, r);
}

/** A closed polygon as the current path, from pairs of x and y. */
export function polygon(ctx: Context, points: readonly (readonly [number, number])[]): void {
  ctx.beginPath();
  for (const [x, y] of points) ctx.lineTo(x, y);
  ctx.closePath();
}

/** An open line as the current path. */
export function line(ctx: Context, points: readonly (readonly [number, number])[]): void {
  ctx.beginPath();
  for (const [x, y] of points) ctx.lineTo(x, y);
}

export function filled(ctx: Context, colour: string): void {
  ctx.fillStyle = colour;
  ctx.fill();
}

/** Strokes the current path with round ends. */
export function stroked(ctx: Context, colour: string, width: number): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.stroke();
}
