import { Fragment, type ReactNode, type RefObject, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHeadingFocus } from '@/core/hooks/useHeadingFocus';
import { BackToList, type BackToListProps } from '@/kit/livelist/BackToList';
import type { Answer } from '@/ui/feedback/answer';
import { Boundary } from '@/ui/feedback/Boundary';
import { OpenedRecord, RecordContent, RecordFoot, RecordWaiting } from '@/ui/record/OpenedRecord';
import { RecordFailed, RecordNotFound, RecordPartlyFailed, type RecordTexts } from '@/ui/record/RecordStates';
import { isRecord } from '@/lib/values';

const NOT_FOUND = 404;

interface OpenedPageProps<R> {
  id: string;
  answer: Answer<R>;
  texts: RecordTexts & { loading: string };
  /** The list from which the record was opened; null for users who may not see the list. */
  list: BackToListProps | null;
  /** The accessible name of the region with the record's content. */
  label: string;
  header: (record: R, heading: RefObject<HTMLHeadingElement | null>) => ReactNode;
  foot?: (record: R) => ReactNode;
  children: (record: R) => ReactNode;
}

/** A record without tabs, opened beside its list. */
export function OpenedPage<R>({
  id,
  answer,
  texts,
  list,
  label,
  header,
  foot,
  children,
}: OpenedPageProps<R>) {
  const { currentData: record, error, isError, refetch } = answer;
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(heading, record !== undefined, id);
  const navigate = useNavigate();
  const { search } = useLocation();
  const back = list && <BackToList {...list} />;
  const leave = () => void navigate(list?.to(search) ?? '/');

  if (isRecord(error) && error['status'] === NOT_FOUND)
    return <RecordNotFound texts={texts} back={back} onLeave={leave} />;
  if (record === undefined && isError)
    return <RecordFailed texts={texts} back={back} error={error} onRetry={refetch} />;
  if (record === undefined) return <RecordWaiting label={texts.loading} back={back} />;
  return (
    <OpenedRecord>
      {back}
      <Fragment key={`${id}/header`}>{header(record, heading)}</Fragment>
      {isError && <RecordPartlyFailed texts={texts} onRetry={refetch} />}
      <RecordContent key={id} label={label}>
        <Boundary resetKey={record} onRetry={refetch}>
          {children(record)}
        </Boundary>
      </RecordContent>
      {foot && <RecordFoot key={`${id}/foot`}>{foot(record)}</RecordFoot>}
    </OpenedRecord>
  );
}
