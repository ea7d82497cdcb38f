import { type RefObject, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { queries } from '@/api/http/queries';
import { useMayOpen } from '@/core/openable';
import { paths, to } from '@/core/paths';
import { selectMay } from '@/core/session/sessionSlice';
import { useSubmission } from '@/core/submissions/useSubmission';
import { DeliveryStatus, type UndeliveredMessage } from '@/domain/diagnostics/undeliveredMessage';
import { Button } from '@/ui/buttons/Button';
import { Banner, BannerButton } from '@/ui/feedback/Banner';
import { SubmissionNotice } from '@/ui/feedback/SubmissionNotice';
import { ClockIcon, RetryIcon } from '@/ui/icons';
import { RecordActions, RecordFact, RecordFacts, RecordHeader } from '@/ui/record/RecordHeader';
import { StatusLabel } from '@/ui/record/StatusLabel';
import { Time } from '@/ui/text/Time';
import { messageFollowed, messageLeft, selectIsTired } from '../retry/retriesSlice';
import { retryMessage } from '../retry/retrySaga';
import { deliveryLook } from './deliveryLook';
import { messageTitle, undeliveredQuestion } from '../undeliveredRules';
import { undeliveredTexts as texts } from '../undeliveredTexts';

/** While mounted, follows a message that is being put through. */
function RetryProgress({ id }: { id: string }) {
  const dispatch = useDispatch();
  const isTired = useSelector(selectIsTired);
  useEffect(() => {
    dispatch(messageFollowed(id));
    return () => {
      dispatch(messageLeft());
    };
  }, [dispatch, id]);
  return isTired ? (
    <Banner
      tone="warning"
      role="status"
      actions={<BannerButton label={texts.lookAgain} onClick={() => dispatch(messageFollowed(id))} />}
    >
      {texts.tired}
    </Banner>
  ) : (
    <Banner role="status">{texts.retrying}</Banner>
  );
}

const { Failed, Retrying, Resolved } = DeliveryStatus;

interface MessageHeaderProps {
  message: UndeliveredMessage;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

export function MessageHeader({ message, headingRef }: MessageHeaderProps) {
  const { id, status, faultTime } = message;
  const link = {
    text: window.location.origin + to.undeliveredMessage(id),
    label: texts.copyLink,
    copiedLabel: texts.linkCopied,
  };
  return (
    <RecordHeader title={messageTitle(message)} headingRef={headingRef} link={link}>
      <RecordFacts>
        <RecordFact>
          <StatusLabel {...deliveryLook(status)} />
        </RecordFact>
        <RecordFact icon={ClockIcon} term={texts.faultTime}>
          <Time instant={faultTime} />
        </RecordFact>
        <Elsewhere message={message} />
      </RecordFacts>
      <Retry message={message} />
      <Outcome message={message} />
      {status === Retrying && <RetryProgress id={id} />}
    </RecordHeader>
  );
}

/** Links to the system log and to the other messages of the same scope. */
function Elsewhere({ message: { scopeId } }: { message: UndeliveredMessage }) {
  const maySee = useMayOpen(paths.systemLog);
  if (scopeId === null || !maySee) return null;
  return (
    <>
      <RecordFact>
        <Link to={to.systemLog(scopeId)}>{texts.toLog}</Link>
      </RecordFact>
      <RecordFact>
        <Link to={to.undelivered(undeliveredQuestion.toSearch({ status: null, scopeId }).toString())}>
          {texts.sameScope}
        </Link>
      </RecordFact>
    </>
  );
}

function Retry({ message: { id, status, faultTime } }: { message: UndeliveredMessage }) {
  const dispatch = useDispatch();
  const mayRetry = useSelector(selectMay)('serviceBusErrorRetry');
  const submission = useSubmission(retryMessage.key({ id }));
  const whyNot = mayRetry ? (status === Failed ? null : texts.onlyFailed) : texts.noRight;
  return (
    <>
      <RecordActions label={texts.actions}>
        <Button
          variant="primary"
          icon={RetryIcon}
          busy={submission?.status === 'sending'}
          disabledReason={whyNot}
          onClick={() => dispatch(retryMessage({ id, faultTime }))}
        >
          {texts.retry}
        </Button>
      </RecordActions>
      <SubmissionNotice submission={submission} />
    </>
  );
}

/** Shows the outcome of a retry that ends while the message is open, derived from the message's new status. */
function Outcome({ message: { status, faultTime } }: { message: UndeliveredMessage }) {
  const dispatch = useDispatch();
  const [seen, setSeen] = useState({ status, faultTime });
  const [outcome, setOutcome] = useState<'resolved' | 'failedAgain' | null>(null);
  const isNew = seen.status !== status || seen.faultTime !== faultTime;
  if (isNew) {
    setSeen({ status, faultTime });
    setOutcome(status === Resolved ? 'resolved' : status === Failed ? 'failedAgain' : null);
  }
  useEffect(() => {
    if (outcome !== null) dispatch(queries.util.invalidateTags(['undelivered']));
  }, [dispatch, outcome]);
  if (outcome === null) return null;
  return (
    <Banner tone={outcome === 'resolved' ? 'success' : 'danger'} role="status">
      {texts[outcome]}
    </Banner>
  );
}
