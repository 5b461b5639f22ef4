/**
 * A scene is drawn in layers on several grounds: night outside, lamp in the lit rooms, paper on paper pages.
 * Every layer uses the same pens and the same parts; only the theme under them changes at the wall.
 */
import type { Drawing } from './drawing.ts';
import type { SheetSize, Stroke } from './sheet.ts';
import { Sheet } from './sheet.ts';
import type { ThemeName } from './themes.ts';

export type Ground = ThemeName | 'lamp';

export interface Layer {
  readonly ground: Ground;
  readonly strokes: Stroke[];
}

/** A drawing whose strokes lie on more than one ground. `strokes` repeats them in order, without their grounds. */
export interface SceneDrawing extends Drawing {
  readonly layers: readonly Layer[];
  /** CSS pixels per unit at the largest size on the page; line weights are set in CSS pixels. */
  readonly shown: number;
}

interface SceneSpec {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Level of the street, px below the upper edge. */
  readonly ground?: number;
}

export interface StageSize extends SheetSize {
  readonly shown: number;
}

export class Stage {
  readonly size: StageSize;
  readonly #layers: Layer[] = [];

  constructor(size: StageSize) {
    this.size = size;
  }

  /** Sheets draw on top of everything drawn so far: take a new one for each part. */
  get night(): Sheet {
    return this.#on('night');
  }
  get lamp(): Sheet {
    return this.#on('lamp');
  }
  get paper(): Sheet {
    return this.#on('paper');
  }

  #on(ground: Ground): Sheet {
    let layer = this.#layers.at(-1);
    if (layer?.ground !== ground) {
      layer = { ground, strokes: [] };
      this.#layers.push(layer);
    }
    return new Sheet(this.size, layer.strokes);
  }

  finish(theme: ThemeName, spec: SceneSpec): SceneDrawing {
    const { width, height, shown } = this.size;
    return {
      ...spec,
      theme,
      shown,
      weights: 'standard',
      // the frame cuts a scene where it likes; nothing may lie far outside
      bleed: width / 2,
      viewBox: { x: 0, y: 0, width, height },
      layers: this.#layers,
      strokes: this.#layers.flatMap(({ strokes }) => strokes),
    };
  }
}
