import { useSelector } from 'react-redux';
import { useParams } from 'react-router';
import { undeliveredQueries } from '@/api/diagnostics/undelivered';
import { to } from '@/core/paths';
import { selectMayAny } from '@/core/session/sessionSlice';
import { OpenedPage } from '@/paged/OpenedPage';
import { sectionsClass } from '@/ui/layout/Section';
import { MANAGEMENT } from '../diagnosticsRules';
import { MessageBody } from './MessageBody';
import { MessageException } from './MessageException';
import { MessageFacts } from './MessageFacts';
import { MessageHeader } from './MessageHeader';
import { undeliveredTexts as texts } from '../undeliveredTexts';

const recordTexts = {
  loading: texts.loading,
  failedTitle: texts.messageFailed,
  failedText: texts.messageFailedText,
  notFoundTitle: texts.notFound,
  notFoundText: texts.notFoundText,
  toList: texts.toList,
};

/** One message that a coupling did not accept (002 §2.6). */
export function MessageScreen() {
  const { id = '' } = useParams();
  const answer = undeliveredQueries.endpoints.undeliveredMessage.useQuery(id);
  const mayList = useSelector(selectMayAny)(...MANAGEMENT);
  return (
    <OpenedPage
      id={id}
      answer={answer}
      texts={recordTexts}
      list={mayList ? { to: to.undelivered, label: texts.toList } : null}
      label={texts.details}
      header={(message, heading) => <MessageHeader message={message} headingRef={heading} />}
    >
      {(message) => (
        <div className={sectionsClass}>
          <MessageException key={id} exception={message.exception} />
          <MessageFacts message={message} />
          <MessageBody key={`${id}/body`} body={message.message?.body ?? null} />
        </div>
      )}
    </OpenedPage>
  );
}
