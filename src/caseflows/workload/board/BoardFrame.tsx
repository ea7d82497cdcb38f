import { type FocusEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { workloadTexts } from '../workloadTexts';
import { useBoardKeys } from './useBoardKeys';

interface BoardFrameProps {
  className: string | undefined;
  /** Of what scrolls in it. */
  line?: string | undefined;
  /** Sizes for its style sheets, in rem. */
  sizes: Readonly<Record<`--${string}`, number>>;
  /** The data attribute that tells owners or rows apart. */
  mark: string;
  /** What scrolls, given its frame and the mark of the one that has the focus. */
  children: (scroller: RefObject<HTMLDivElement | null>, focused: string | null) => ReactNode;
}

/** The board with its keys; it knows where the focus is, as what has it must stay drawn. */
export function BoardFrame({ className, line, sizes, mark, children }: BoardFrameProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const onFocus = ({ target }: FocusEvent) =>
    setFocused(target.closest(`[data-${mark}]`)?.getAttribute(`data-${mark}`) ?? null);
  const onKeyDown = useBoardKeys();
  const style = Object.fromEntries(Object.entries(sizes).map(([name, rem]) => [name, `${rem}rem`]));
  return (
    <div ref={scroller} className={className}>
      {/* The links in it are what is interactive; the keys go from one to the other. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className={line}
        role="group"
        aria-label={workloadTexts.region}
        style={style}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      >
        {children(scroller, focused)}
      </div>
    </div>
  );
}
