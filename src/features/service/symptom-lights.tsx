import type { Service } from '../../content/schema.ts';
import { type FigureLabel, type PartArea, systemFigure } from '../../drawings/art.ts';
import { drawingOf } from '../../site/service-drawing.ts';
import { ArtImage } from '../art/art-image.tsx';
import { LateStyle } from '../shared/late-style.tsx';
import lights from './symptom-lights.css?inline';
import stage from './symptom-stage.css?inline';

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
        <ArtImage name={`figure-${drawingOf(service)}`} alt="" paper />
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
          <LateStyle css={stage + lights} />
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
