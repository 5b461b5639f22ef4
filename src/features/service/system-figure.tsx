import type { System } from '../../content/schema.ts';
import { type FigureLabel, systemFigure } from '../../drawings/art.ts';
import { formatSystemName } from '../../site/catalog.ts';
import { Fold } from '../../ui/fold/fold.tsx';
import { NumberBadge } from '../../ui/number-badge/number-badge.tsx';
import { ArtImage } from '../art/art-image.tsx';
import styles from './system-figure.module.css';

/**
 * Cutaway of the machine: the drawing is a picture, its labels are text over it. Wide screens show the labels on leader
 * lines, narrow ones numbered balloons and the list of parts. Screen readers say one sentence and the list.
 */
export function SystemFigure({ system }: { readonly system: System }) {
  const { viewBox, labels, lamps, feet } = systemFigure(system.key);
  const subject = system.place === 'anywhere' ? 'A building' : formatSystemName(system);
  return (
    <figure className={styles.figure}>
      <div className={styles.drawing}>
        <ArtImage
          name={`figure-${system.key}`}
          alt={`${subject} in section; its parts are listed below by number.`}
          first
        />
        <ArtImage name={`figure-${system.key}`} alt="" paper className={styles.paper} />
        <svg viewBox={viewBox} aria-hidden="true">
          <g className={styles.words}>
            {labels.map((label) => (
              <Label key={label.number} {...label} />
            ))}
            {lamps && <LampLeaders labels={labels} lamps={lamps} />}
          </g>
          <g className={styles.balloons}>
            {labels.map((label) => (
              <Balloon key={label.number} {...label} />
            ))}
          </g>
        </svg>
      </div>
      <figcaption>
        <div className={styles.caption}>
          <FeetBar {...feet} />
          <span>{system.caption}</span>
        </div>
        <Fold className={styles.parts} summary={<b>Its parts by number</b>}>
          <ol aria-label="Parts in the drawing">
            {labels.map(({ number, text }) => (
              <li key={number}>
                <NumberBadge number={number} /> {text}
              </li>
            ))}
          </ol>
        </Fold>
      </figcaption>
    </figure>
  );
}

function Label({ number, text, side, textX, textY, leader, dotX, dotY }: FigureLabel) {
  return (
    <>
      <Leader leader={leader} dotX={dotX} dotY={dotY} />
      <text
        className={styles.label}
        x={textX}
        y={textY + 4.5}
        textAnchor={side === 'left' ? 'end' : undefined}
      >
        <tspan className={styles.number}>{number}</tspan> {text}
      </text>
    </>
  );
}

/** Leaders are ink where they run through a room with a lamp on. */
function LampLeaders({ labels, lamps }: Pick<ReturnType<typeof systemFigure>, 'labels' | 'lamps'>) {
  return (
    <>
      <clipPath id="lamps">
        <path d={lamps} />
      </clipPath>
      <g className={styles.onLamp} clipPath="url(#lamps)">
        {labels.map(({ number, leader, dotX, dotY }) => (
          <Leader key={number} leader={leader} dotX={dotX} dotY={dotY} />
        ))}
      </g>
    </>
  );
}

function Leader({ leader, dotX, dotY }: Pick<FigureLabel, 'leader' | 'dotX' | 'dotY'>) {
  return (
    <>
      <path className={styles.leader} d={leader} />
      <circle className={styles.dot} cx={dotX} cy={dotY} r="2.2" />
    </>
  );
}

/** Radius of the largest balloon, units of the figure. */
const BALLOON = 19;

function Balloon({ number, dotX, dotY, balloonX, balloonY }: FigureLabel) {
  const isApart = Math.hypot(dotX - balloonX, dotY - balloonY) > BALLOON;
  return (
    <>
      {isApart && <path className={styles.leader} d={`M${balloonX} ${balloonY}L${dotX} ${dotY}`} />}
      {isApart && <circle className={styles.dot} cx={dotX} cy={dotY} r="4" />}
      <circle className={styles.balloon} cx={balloonX} cy={balloonY} r="12" />
      <text className={styles.balloonNumber} x={balloonX} y={balloonY}>
        {number}
      </text>
    </>
  );
}

interface FeetBarProps {
  readonly step: number;
  readonly lengthInUnits: number;
}

/** Scale bar of two steps, in units of the drawing, so that it is correct at every width. */
function FeetBar({ step, lengthInUnits }: FeetBarProps) {
  const length = lengthInUnits;
  return (
    <svg className={styles.feet} viewBox="0 0 880 36" aria-hidden="true">
      <path d={`M0 2h${length}v7h-${length}z`} fill="currentColor" />
      <path d={`M.5 2h${length * 2}v7H.5z`} fill="none" stroke="currentColor" />
      <text x="0" y="28">
        0
      </text>
      <text x={length} y="28" textAnchor="middle">
        {step}
      </text>
      <text x={length * 2} y="28" textAnchor="middle">
        {step * 2} feet
      </text>
    </svg>
  );
}
