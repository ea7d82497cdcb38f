import type { ReactNode } from 'react';
import { Banner, BannerButton } from '../feedback/Banner';
import { Button } from '../buttons/Button';
import { EmptyState } from '../feedback/EmptyState';
import { ErrorState } from '../feedback/ErrorState';
import { UnansweredState } from '../feedback/QueryView';
import { SearchIcon } from '../icons';
import { uiTexts } from '../uiTexts';

export interface RecordTexts {
  failedTitle: string;
  failedText: string;
  notFoundTitle: string;
  notFoundText: string;
  toList: string;
}

interface FailedProps {
  texts: RecordTexts;
  back: ReactNode;
  /** The error, if known. */
  error?: unknown;
  onRetry: () => void;
}

/** Shown instead of a record when no part of it could be fetched. */
export const RecordFailed = ({ texts, back, error, onRetry }: FailedProps) => (
  <>
    {back}
    <UnansweredState
      title={texts.failedTitle}
      titleAs="h1"
      detail={texts.failedText}
      error={error}
      onRetry={onRetry}
    />
  </>
);

/** Replaces a header that could not be rendered, while the content below it still works. For a {@link Boundary}. */
export const recordHeaderFailed = (retry: () => void) => (
  <ErrorState title={uiTexts.partFailed} titleAs="h1" detail={uiTexts.partFailedDetail} onRetry={retry} />
);

/** Says that only a part of the record could be fetched. */
export const RecordPartlyFailed = ({ texts, onRetry }: Omit<FailedProps, 'back'>) => (
  <Banner tone="warning" actions={<BannerButton label={uiTexts.retry} onClick={onRetry} />}>
    {texts.failedTitle}
  </Banner>
);

interface NotFoundProps {
  texts: RecordTexts;
  back: ReactNode;
  onLeave: () => void;
}

export const RecordNotFound = ({ texts, back, onLeave }: NotFoundProps) => (
  <>
    {back}
    <EmptyState
      icon={SearchIcon}
      title={texts.notFoundTitle}
      titleAs="h1"
      action={<Button onClick={onLeave}>{texts.toList}</Button>}
    >
      {texts.notFoundText}
    </EmptyState>
  </>
);
