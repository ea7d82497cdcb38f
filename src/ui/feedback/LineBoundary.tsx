import type { ComponentType, ReactNode } from 'react';
import { lazyPart } from '@/lib/lazyPart';
import { Boundary, type BoundaryProps } from './Boundary';
import { Button } from '../buttons/Button';
import styles from './LineBoundary.module.css';
import { uiTexts } from '../uiTexts';

interface LineBoundaryProps extends Omit<BoundaryProps, 'failed'> {
  /** What it is in: a list takes list items only. */
  as?: 'div' | 'li';
  /** What cannot be shown. */
  text?: string;
}

/** A {@link Boundary} around something small: a row, a card, a message. What failed keeps its place. */
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

/** A part of a screen whose code arrives when it is first shown; what cannot be fetched costs no more than its own place. */
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
