import type { Service } from '../../content/schema.ts';
import { type FigureLabel, systemFigure } from '../../drawings/art.ts';
import { drawingOf } from '../../site/service-drawing.ts';
import { DRAWING_ID } from './system-figure.tsx';

/** The picture without its label columns, in units of the figure. */
const CROP = { x: 140, width: 600, height: 640 };

/**
 * The drawing from the page head again, with numbers instead of text labels. On top of it are the highlighted
 * parts of each symptom. `symptom-lights.css` shows them while the symptom is hovered, focused or selected.
 * Screen readers get the names of the parts from the table.
 */
export function SymptomLights({ service: { symptoms, ...service } }: { readonly service: Service }) {
  const { labels } = systemFigure(drawingOf(service));
  return (
    <div data-figure data-print="hide">
      <div data-lights>
        <svg data-machine aria-hidden="true">
          <use href={`#${DRAWING_ID}`} x="-100%" />
        </svg>
        <svg viewBox={`${CROP.x} 0 ${CROP.width} ${CROP.height}`} aria-hidden="true">
          {symptoms.map(({ notice, parts }, index) => (
            <g key={notice} visibility="hidden">
              <Spotlight
                id={`lit-${index + 1}`}
                path={labels.flatMap(({ text, area }) => (parts.includes(text) ? area : [])).join('')}
              />
            </g>
          ))}
          {labels.map((label) => (
            <PartNumber
              key={label.number}
              label={label}
              signs={symptoms.flatMap(({ parts }, index) => (parts.includes(label.text) ? index + 1 : []))}
            />
          ))}
        </svg>
      </div>
    </div>
  );
}

interface PartNumberProps {
  readonly label: FigureLabel;
  /** Rows of the table, counted from one, whose symptoms light this part. */
  readonly signs: readonly number[];
}

function PartNumber({ label: { number, balloonX, balloonY, balloonLeader }, signs }: PartNumberProps) {
  return (
    <>
      {balloonLeader && <path d={balloonLeader} data-signs={signs.join(' ')} />}
      <text x={balloonX} y={balloonY} data-signs={signs.join(' ')}>
        {number}
      </text>
    </>
  );
}

interface SpotlightProps {
  readonly id: string;
  /** Path data of the parts. */
  readonly path: string;
}

/**
 * Lit parts keep their lines and colors and get a lamp-colored edge. A translucent, paper-colored veil covers
 * everything else. Its holes are hardly wider than the parts, so neighboring parts stay pale.
 */
function Spotlight({ id, path }: SpotlightProps) {
  return (
    <>
      <mask id={id} maskUnits="userSpaceOnUse" y="0" {...CROP}>
        <rect {...CROP} fill="#fff" />
        <path d={path} stroke="#000" strokeWidth="5" />
      </mask>
      <rect data-veil="" {...CROP} mask={`url(#${id})`} />
      <path data-lit="" d={path} mask={`url(#${id})`} />
    </>
  );
}
