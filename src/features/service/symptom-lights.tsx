import type { Service } from '../../content/schema.ts';
import { type FigureLabel, systemFigure } from '../../drawings/art.ts';
import { drawingOf } from '../../site/service-drawing.ts';
import { frameMachine } from './symptom-view.ts';
import { DRAWING_ID } from './system-figure.tsx';

/**
 * The drawing from the page head again, cropped to the machine, with numbers instead of text labels. On top of it are
 * the highlighted parts of each symptom. `symptomLightStyles` shows them while the symptom is hovered, focused
 * or selected. Screen readers get the names of the parts from the table.
 */
export function SymptomLights({ service: { symptoms, ...service } }: { readonly service: Service }) {
  const { labels, width, height } = systemFigure(drawingOf(service));
  const sheet = { width, height };
  const { left, top, right, bottom } = frameMachine(labels);
  return (
    <div data-figure data-print="hide">
      <div data-lights>
        <svg viewBox={[left, top, right - left, bottom - top].map(Math.round).join(' ')} aria-hidden="true">
          <svg {...sheet} aria-hidden="true">
            <use href={`#${DRAWING_ID}`} />
          </svg>
          {symptoms.map(({ notice, parts }, index) => (
            <g key={notice} data-signs={index + 1} visibility="hidden">
              <Spotlight
                id={`lit-${index + 1}`}
                sheet={sheet}
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
  /** The whole drawing, which is larger than what is shown. */
  readonly sheet: { readonly width: number; readonly height: number };
  /** Path data of the parts. */
  readonly path: string;
}

/**
 * Lit parts keep their lines and colors and get a lamp-colored edge. A translucent, night-colored veil covers
 * everything else. Its holes are hardly wider than the parts, so neighboring parts stay pale.
 */
function Spotlight({ id, sheet, path }: SpotlightProps) {
  return (
    <>
      <mask id={id} maskUnits="userSpaceOnUse" x="0" y="0" {...sheet}>
        <rect {...sheet} fill="#fff" />
        <path d={path} stroke="#000" strokeWidth="5" />
      </mask>
      <rect data-veil="" {...sheet} mask={`url(#${id})`} />
      <path data-lit="" d={path} mask={`url(#${id})`} />
    </>
  );
}
