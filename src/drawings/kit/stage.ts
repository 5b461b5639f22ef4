/**
 * A sheet for scenes on several grounds: night outside, lamp in the lit rooms, or paper. All grounds use the same
 * pens and parts; only the colors differ.
 */
import type { Drawing } from './drawing.ts';
import type { Weights } from './pens.ts';
import type { SheetSize, Stroke } from './sheet.ts';
import { Sheet } from './sheet.ts';
import type { ThemeName } from './themes.ts';

interface SceneSpec {
  readonly name: string;
  readonly title: string;
  /** Level of the street, in px below the upper edge. */
  readonly ground?: number;
}

export interface StageSize extends SheetSize {
  /** CSS pixels per unit at the largest size on the page. */
  readonly shown: number;
  readonly weights?: Weights;
}

export class Stage {
  readonly size: StageSize;
  readonly #strokes: Stroke[] = [];
  readonly #sheet: Sheet;

  constructor(size: StageSize) {
    this.size = size;
    this.#sheet = new Sheet(size, this.#strokes);
  }

  /** Each sheet draws on top of everything drawn so far on any of them. */
  get night(): Sheet {
    return this.#sheet.on('night');
  }
  get lamp(): Sheet {
    return this.#sheet.on('lamp');
  }
  get paper(): Sheet {
    return this.#sheet.on('paper');
  }

  finish(theme: ThemeName, spec: SceneSpec): Drawing {
    const { width, height, shown, weights = 'standard' } = this.size;
    return {
      ...spec,
      theme,
      shown,
      weights,
      // the frame may cut a scene anywhere, but nothing may be far outside
      bleed: width / 2,
      viewBox: { x: 0, y: 0, width, height },
      strokes: this.#strokes.map(({ pen, path, ground }) =>
        ground === undefined || ground === theme ? { pen, path } : { pen, path, ground },
      ),
    };
  }
}
