import type { FigureKey } from '../../content/parts.ts';
import { type FigureFeet, type FigureLabel, systemFigure } from '../../drawings/art.ts';
import { artInPage } from '../art/art-source.ts';
import { describeFigure } from './figure-words.ts';
import styles from './system-figure.module.css';

/** ID of the drawing, which is embedded once. Its left half is in night colors, its right half in paper colors. */
export const DRAWING_ID = 'drawing';

/**
 * Cutaway of the machine: the drawing is an image, and its labels are text on top. Wide screens show the
 * labels on leader lines; narrow screens show numbered balloons and the list of parts. Screen readers
 * announce a one-sentence description, the caption and the list.
 */
export function SystemFigure({ drawing }: { readonly drawing: FigureKey }) {
  const { viewBox, width, labels, lamps, feet } = systemFigure(drawing);
  const apart = labels.filter(({ balloonLeader }) => balloonLeader);
  const { subject, caption } = describeFigure(drawing);
  return (
    <figure className={styles.figure}>
      <div className={styles.drawing}>
        <svg
          className={styles.picture}
          role="img"
          aria-label={`${subject} in section; its parts are listed below by number.`}
        >
          <image id={DRAWING_ID} href={artInPage(`figure-${drawing}`).src} width="200%" height="100%" />
        </svg>
        <svg className={styles.overlay} viewBox={viewBox} aria-hidden="true">
          {lamps && (
            <clipPath id="lamps">
              <path d={lamps} />
            </clipPath>
          )}
          <g className={styles.words}>
            <Leaders lines={labels.map(({ leader }) => leader)} labels={labels} lamps={lamps} />
            {labels.map((label) => (
              <Label key={label.number} {...label} />
            ))}
          </g>
          <g className={styles.balloons}>
            <Leaders
              lines={apart.flatMap(({ balloonLeader = [] }) => balloonLeader)}
              labels={apart}
              lamps={lamps}
            />
            <Balloons labels={labels} />
          </g>
        </svg>
      </div>
      <figcaption>
        <div className={styles.caption} data-row="baseline">
          <FeetBar {...feet} width={width} />
          <span>{caption}</span>
        </div>
        <ol className={styles.parts} aria-label="Parts in the drawing">
          {labels.map(({ number, text }) => (
            <li key={number}>{text}</li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}

function Label({ number, lines: [first, second], side, textX, textY }: FigureLabel) {
  return (
    <text x={textX} y={textY + 4.5} dy={second && '-.55em'} textAnchor={side === 'left' ? 'end' : undefined}>
      <tspan>{number}</tspan> {first}
      {second && (
        <tspan x={textX} dy="1.1em">
          {second}
        </tspan>
      )}
    </text>
  );
}

interface LeadersProps {
  /** Leader lines from labels or balloons to their parts. */
  readonly lines: readonly string[];
  /** The labels with a leader; each leader ends at the dot of its label. */
  readonly labels: readonly FigureLabel[];
  /** Path data of the lamplit rooms, in which leaders are dark. */
  readonly lamps: string;
}

/** All leaders as one path and all their dots as another, to save bytes before the first paint. */
function Leaders({ lines, labels, lamps }: LeadersProps) {
  const paths = (
    <>
      <path className={styles.leader} d={lines.join('')} />
      <path className={styles.dots} d={labels.map(({ dotX, dotY }) => `M${dotX} ${dotY}h0`).join('')} />
    </>
  );
  return (
    <>
      {paths}
      {lamps && (
        <g className={styles.onLamp} clipPath="url(#lamps)">
          {paths}
        </g>
      )}
    </>
  );
}

/** All disks as one path, drawn twice: first wider, for the edges. */
function Balloons({ labels }: Pick<LeadersProps, 'labels'>) {
  const disks = labels.map(({ balloonX, balloonY }) => `M${balloonX} ${balloonY}h0`).join('');
  return (
    <>
      <path className={styles.edges} d={disks} />
      <path className={styles.disks} d={disks} />
      {labels.map(({ number, balloonX, balloonY }) => (
        <text key={number} x={balloonX} y={balloonY}>
          {number}
        </text>
      ))}
    </>
  );
}

/** Half the width of the text centered under the end of the scale bar, in units of the figure. */
const HALF_WORDS = 36;

/** A scale bar in units of the drawing, so that it is true at every width, level with the caption. */
function FeetBar({ start, step, lengthInUnits: length, width }: FigureFeet & { readonly width: number }) {
  const end = start + length * 2;
  return (
    <svg
      className={styles.feet}
      viewBox={`0 0 ${end + HALF_WORDS} 28`}
      width={`${(100 * (end + HALF_WORDS)) / width}%`}
      aria-hidden="true"
    >
      <path d={`M${start} 2h${length}v7h-${length}z`} fill="currentColor" />
      <path d={`M${start} 2H${end}v7H${start}z`} fill="none" stroke="currentColor" />
      <text x={start} y="28">
        0
      </text>
      <text x={start + length} y="28" textAnchor="middle">
        {step}
      </text>
      <text x={end} y="28" textAnchor="middle">
        {step * 2} feet
      </text>
    </svg>
  );
}
