import type { Service } from '../../content/schema.ts';
import { type FigureLabel, type PartArea, systemFigure } from '../../drawings/art.ts';
import { drawingOf } from '../../site/service-drawing.ts';
import { DRAWING_ID } from './system-figure.tsx';

/**
 * The drawing of the page's head again, with numbers instead of text labels. On top of it are the parts of
 * each symptom, which `symptom-lights.css` shows while the symptom is hovered, focused or selected. The table
 * names the parts in words.
 */
export function SymptomLights({ service }: { readonly service: Service }) {
  const { areas, labels } = systemFigure(drawingOf(service));
  const areaOf = new Map(areas.map((area) => [area.text, area]));
  return (
    <div data-figure data-print="hide">
      <div data-lights>
        <svg data-machine aria-hidden="true">
          <use href={`#${DRAWING_ID}`} x="-100%" />
        </svg>
        <svg viewBox="140 0 600 640" aria-hidden="true">
          {labels.map((label) => (
            <PartNumber key={label.number} {...label} />
          ))}
          {service.symptoms.map(({ notice, parts }) => (
            <g key={notice} visibility="hidden">
              {parts.map((part) => {
                const area = areaOf.get(part);
                return area && <Light key={part} area={area} />;
              })}
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

function Light({ area: { medium, path } }: { readonly area: PartArea }) {
  return <path data-medium={medium} d={path} />;
}
