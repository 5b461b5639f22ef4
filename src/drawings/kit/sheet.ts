/** A sheet of drawing paper in meters, y up. It collects strokes and knows nothing about SVG files. */

import { arcPoints, type HatchOptions, hatchLines, type Point, rectangle } from './geometry.ts';
import { outlineText, type TextAlign } from './lettering.ts';
import { ellipsePath, polylinePath, roundRectPath, splinePath } from './path.ts';
import { PENS, type Pen, type Weights } from './pens.ts';
import type { Ground } from './themes.ts';

/** One path of the finished drawing: a run of shapes drawn with the same pen. */
export interface Stroke {
  readonly pen: Pen;
  path: string;
  /** The ground that the path is drawn on, if other than the drawing's theme. */
  readonly ground?: Ground;
}

export interface SheetSize {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels per meter. */
  readonly scale: number;
  /** Position of the point (0, 0) of the drawing, in pixels from the upper left corner. */
  readonly origin: Point;
  /** CSS pixels per unit at the largest size on the page, 1 by default; set for scenes. */
  readonly shown?: number;
  readonly weights?: Weights;
}

export interface Placement {
  /** True to draw the part facing left. */
  readonly mirrored?: boolean;
  readonly zoom?: number;
}

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly mirror: 1 | -1;
  readonly zoom: number;
}

/** One pen, or several that draw the same shape on top of each other, the first at the back. */
export type Pens = Pen | readonly Pen[];

const UNPLACED: Frame = { x: 0, y: 0, mirror: 1, zoom: 1 };

const turned = (mirror: Frame['mirror']): Frame['mirror'] => (mirror === 1 ? -1 : 1);

export class Sheet {
  readonly size: SheetSize;
  readonly #strokes: Stroke[];
  readonly #frame: Frame;
  readonly #ground: Ground | undefined;

  constructor(size: SheetSize, strokes: Stroke[] = [], frame: Frame = UNPLACED, ground?: Ground) {
    this.size = size;
    this.#strokes = strokes;
    this.#frame = frame;
    this.#ground = ground;
  }

  /** Returns the same sheet on another ground; `undefined` selects the drawing's own ground. */
  on(ground: Ground | undefined): Sheet {
    return new Sheet(this.size, this.#strokes, this.#frame, ground);
  }
  get lit(): Sheet {
    return this.on('lamp');
  }
  get closed(): Sheet {
    return this.on('closed');
  }
  get dark(): Sheet {
    return this.on(undefined);
  }

  get strokes(): readonly Stroke[] {
    return this.#strokes;
  }

  /** Returns the same sheet with its origin at (x, y), for drawing a part in its own coordinates. */
  at([x, y]: Point, { mirrored = false, zoom = 1 }: Placement = {}): Sheet {
    const frame = this.#frame;
    return new Sheet(
      this.size,
      this.#strokes,
      {
        x: frame.x + x * frame.mirror * frame.zoom,
        y: frame.y + y * frame.zoom,
        mirror: mirrored ? turned(frame.mirror) : frame.mirror,
        zoom: frame.zoom * zoom,
      },
      this.#ground,
    );
  }

  /** Converts pixels of this sheet to meters, for spacing that depends on the paper instead of the object. */
  meters(pixels: number): number {
    return pixels / this.size.scale;
  }

  /** Returns the pixel position of a point. */
  toPixels([x, y]: Point): Point {
    const { scale, origin } = this.size;
    const { x: left, y: base, mirror, zoom } = this.#frame;
    return [origin[0] + (left + x * mirror * zoom) * scale, origin[1] - (base + y * zoom) * scale];
  }

  /** Polyline. */
  line(pens: Pens, ...points: readonly Point[]): void {
    this.#add(pens, polylinePath(this.#allToPixels(points), false));
  }

  polygon(pens: Pens, ...points: readonly Point[]): void {
    this.#add(pens, polylinePath(this.#allToPixels(points), true));
  }

  /** Rectangle from its lower left corner. */
  rect(pens: Pens, x: number, y: number, width: number, height: number): void {
    this.polygon(pens, ...rectangle(x, y, width, height));
  }

  roundRect(pens: Pens, x: number, y: number, width: number, height: number, radius: number): void {
    const factor = this.size.scale * this.#frame.zoom;
    const [px, py] = this.toPixels([x, y + height]);
    const left = this.#frame.mirror < 0 ? px - width * factor : px;
    this.#add(pens, roundRectPath([left, py], width * factor, height * factor, radius * factor));
  }

  circle(pens: Pens, center: Point, radius: number): void {
    this.ellipse(pens, center, radius, radius);
  }

  ellipse(pens: Pens, center: Point, radiusX: number, radiusY: number): void {
    const factor = this.size.scale * this.#frame.zoom;
    this.#add(pens, ellipsePath(this.toPixels(center), radiusX * factor, radiusY * factor));
  }

  /** Arc from one angle to another, degrees counterclockwise from +x. */
  arc(pens: Pens, center: Point, radius: number, from: number, to: number, radiusY = radius): void {
    this.line(pens, ...arcPoints(center, radius, from, to, radiusY));
  }

  /** Smooth open curve through the points. */
  spline(pens: Pens, ...points: readonly Point[]): void {
    this.#add(pens, splinePath(this.#allToPixels(points), false));
  }

  /** Smooth closed curve through the points. */
  loop(pens: Pens, ...points: readonly Point[]): void {
    this.#add(pens, splinePath(this.#allToPixels(points), true));
  }

  verticals(pen: Pen, xs: readonly number[], bottom: number, top: number): void {
    for (const x of xs) this.line(pen, [x, bottom], [x, top]);
  }

  horizontals(pen: Pen, ys: readonly number[], left: number, right: number): void {
    for (const y of ys) this.line(pen, [left, y], [right, y]);
  }

  /** Parallel lines clipped to a polygon. */
  hatch(pen: Pen, polygon: readonly Point[], degrees: number, spacing: number, options?: HatchOptions): void {
    for (const line of hatchLines(polygon, degrees, spacing, options)) this.line(pen, ...line);
  }

  /** Text as outlines; `size` is in pixels of the sheet. */
  text(value: string, at: Point, size: number, align: TextAlign = 'start', pen: Pen = 'lettering'): void {
    for (const path of outlineText(value, this.toPixels(at), size, align)) this.#add(pen, path);
  }

  #allToPixels(points: readonly Point[]): Point[] {
    return points.map((point) => this.toPixels(point));
  }

  #add(pens: Pens, path: string): void {
    for (const pen of typeof pens === 'string' ? [pens] : pens) this.#addStroke(pen, path);
  }

  #addStroke(pen: Pen, path: string): void {
    const last = this.#strokes.at(-1);
    const ground = this.#ground;
    if (last?.pen === pen && !PENS[pen].separate && last.ground === ground) last.path += path;
    else this.#strokes.push({ pen, path, ...(ground && { ground }) });
  }
}

/** The sheet of a page head on wide screens; the street is at 640 px. */
export const headSheet = (scale: number, origin: Point): Sheet =>
  new Sheet({ width: 1200, height: 800, scale, origin, shown: 840 / 1200 });

/** The sheet of a page head on phones. */
export const phoneHeadSheet = (scale: number, origin: Point): Sheet =>
  new Sheet({ width: 780, height: 640, scale, origin, shown: 0.5, weights: 'light' });
