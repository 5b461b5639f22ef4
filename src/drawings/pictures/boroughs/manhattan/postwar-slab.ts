/** An apartment house of the 1950s, with a wall unit under every window and a multi-room system on the roof. 16 m wide. */
import { range, spaced } from '../../../kit/geometry.ts';
import { Random } from '../../../kit/random.ts';
import type { Sheet } from '../../../kit/sheet.ts';
import { facadeWindow } from '../../../parts/building/facade.ts';
import { vrfModule } from '../../../parts/cooling/roof-plant.ts';

const [LEFT, RIGHT] = [-19.6, -3.6];
const LOBBY = 3.9;
const STORY = 2.85;
const STORIES = 8;
const ROOF = LOBBY + STORIES * STORY;

export function postwarSlab(sheet: Sheet): void {
  const random = new Random(3);
  sheet.rect('maskEdge', LEFT, 0, RIGHT - LEFT, ROOF + 0.9);
  sheet.rect('tone', LEFT, 0, RIGHT - LEFT, LOBBY - 0.3);
  sheet.rect('maskEdge', LEFT, LOBBY - 0.3, RIGHT - LEFT + 0.15, 0.3);
  sheet.rect('maskEdge', LEFT, ROOF + 0.8, RIGHT - LEFT + 0.12, 0.18);
  for (const x of spaced(LEFT + 0.8, 3.95, 4)) {
    sheet.rect(['mask', 'toneDeep', 'fine'], x, 0.5, 2.6, 2.6);
    sheet.verticals('fine', [x + 0.87, x + 1.73], 0.5, 3.1);
    for (const story of range(STORIES)) {
      const sill = LOBBY + story * STORY + 0.95;
      facadeWindow(sheet, [x, sill], {
        width: 2.6,
        height: 1.5,
        columns: 3,
        casement: true,
        lintel: 0,
        random,
      });
      sheet.rect('maskCold', x + 0.75, sill - 0.66, 1.1, 0.42);
      sheet.horizontals('coldFine', [sill - 0.52, sill - 0.38], x + 0.75, x + 1.85);
    }
  }
  for (const x of spaced(LEFT + 5, 1.5, 3)) vrfModule(sheet, [x, ROOF + 0.98]);
  sheet.rect('maskEdge', RIGHT - 6, ROOF + 0.98, 4.2, 2.6);
  sheet.rect('maskEdge', RIGHT - 6.12, ROOF + 3.58, 4.44, 0.18);
}
