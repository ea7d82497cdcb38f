import type { ComponentType, ReactNode } from 'react';
import { lazyPart } from '@/lib/lazyPart';
import { Boundary, type BoundaryProps } from './Boundary';
import { Button } from '../buttons/Button';
import styles from './LineBoundary.module.css';
import { uiTexts } from '../uiTexts';

interface LineBoundaryProps extends Omit<BoundaryProps, 'failed'> {
  /** Use `li` in a list, which may hold list items only. */
  as?: 'div' | 'li';
  /** Names what cannot be shown. */
  text?: string;
}

/** A {@link Boundary} around something small: a row, a card, a message. A failed part keeps its place. */
export function LineBoundary({
  as: Line = 'div',
  text = uiTexts.lineFailed,
  ...boundary
}: LineBoundaryProps) {
  return (
    <Boundary
      {...boundary}
      failed={(retry) => (
        <Line className={styles.line}>
          {text}
          <Button size="s" onClick={retry}>
            {uiTexts.retry}
          </Button>
        </Line>
      )}
    />
  );
}

/** A part of a screen whose code loads when it is first shown; if that fails, only this part is missing. */
export function lazyRegion<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting?: ReactNode | ((props: P) => ReactNode),
  useIsWanted?: () => boolean,
): ComponentType<P> {
  const Part = lazyPart(load, waiting, useIsWanted);
  return function LazyRegion(props: P) {
    return (
      <LineBoundary text={uiTexts.partFailed}>
        <Part {...props} />
      </LineBoundary>
    );
  };
}
