import type { Service } from '../../content/schema.ts';
import { type FigureLabel, systemFigure } from '../../drawings/art.ts';
import { drawingOf } from '../../site/service-drawing.ts';
import { DRAWING_ID } from './system-figure.tsx';

/** The picture without its label columns, in units of the figure. */
const CROP = { x: 140, width: 600, height: 640 };

/**
 * The drawing of the page's head again, with numbers instead of text labels. On top of it are the parts of
 * each symptom, which `symptom-lights.css` shows while the symptom is hovered, focused or selected. The table
 * names the parts in words.
 */
export function SymptomLights({ service }: { readonly service: Service }) {
  const { areas, labels } = systemFigure(drawingOf(service));
  return (
    <div data-figure data-print="hide">
      <div data-lights>
        <svg data-machine aria-hidden="true">
          <use href={`#${DRAWING_ID}`} x="-100%" />
        </svg>
        <svg viewBox={`${CROP.x} 0 ${CROP.width} ${CROP.height}`} aria-hidden="true">
          {labels.map((label) => (
            <PartNumber key={label.number} {...label} />
          ))}
          {service.symptoms.map(({ notice, parts }, index) => (
            <g key={notice} visibility="hidden">
              <Spotlight
                id={`lit-${index + 1}`}
                path={areas.flatMap(({ text, path }) => (parts.includes(text) ? path : [])).join('')}
              />
              {labels
                .filter(({ text }) => parts.includes(text))
                .map((label) => (
                  <PartNumber key={label.number} {...label} />
                ))}
            </g>
          ))}
        </svg>
      </div>
    </div>
  );
}

function PartNumber({ number, balloonX, balloonY, balloonLeader }: FigureLabel) {
  return (
    <>
      {balloonLeader && <path d={balloonLeader} />}
      <text x={balloonX} y={balloonY}>
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
 * Lit parts keep their lines and colors and have a rim of lamplight; a veil of paper lies on everything else. The
 * holes in the veil are hardly wider than the parts, so that their neighbors stay pale.
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
