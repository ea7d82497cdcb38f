import { type FocusEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { workloadTexts } from '../workloadTexts';
import { useBoardKeys } from './useBoardKeys';

interface BoardFrameProps {
  className: string | undefined;
  /** The class of the content that scrolls. */
  line?: string | undefined;
  /** Custom properties for the style sheets, in rem. */
  sizes: Readonly<Record<`--${string}`, number>>;
  /** The data attribute that identifies an owner or a row. */
  mark: string;
  /** Renders the content; gets the element that scrolls, and the value of `mark` on the part that has the focus. */
  children: (scroller: RefObject<HTMLDivElement | null>, focused: string | null) => ReactNode;
}

/** The board with its arrow keys; it tracks the focus, because the focused part must stay drawn. */
export function BoardFrame({ className, line, sizes, mark, children }: BoardFrameProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const onFocus = ({ target }: FocusEvent) =>
    setFocused(target.closest(`[data-${mark}]`)?.getAttribute(`data-${mark}`) ?? null);
  const onKeyDown = useBoardKeys();
  const style = Object.fromEntries(Object.entries(sizes).map(([name, rem]) => [name, `${rem}rem`]));
  return (
    <div ref={scroller} className={className}>
      {/* Only the links inside are interactive; the keys move between them. */}
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
