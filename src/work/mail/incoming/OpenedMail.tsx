import { useNavigate, useParams } from 'react-router';
import { to } from '@/core/paths';
import { useShortcut } from '@/core/shortcuts/useShortcut';
import { useSubmissionDone } from '@/core/submissions/useSubmission';
import { OpenedPage } from '@/kit/paged/OpenedPage';
import { sectionsClass } from '@/ui/layout/Section';
import { mailKeys } from '../mailShortcutTexts';
import { mailTexts as texts } from '../mailTexts';
import { mailKey } from '../work/mailKeys';
import { MailContents } from './MailContents';
import { MailHeader } from './MailHeader';
import { useMails } from './useMails';
import { useOpenedMail } from './useOpenedMail';

const recordTexts = {
  loading: texts.loading,
  failedTitle: texts.mailFailed,
  failedText: texts.mailFailedText,
  notFoundTitle: texts.notFound,
  notFoundText: texts.notFoundText,
  toList: texts.toList,
};

export function OpenedMail() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { opened, next } = useOpenedMail(useMails(), id);
  const openNext = next && (() => void navigate(to.mail(next.id, window.location.search)));
  useShortcut(mailKeys.next, () => openNext?.(), openNext !== undefined);
  useSubmissionDone(mailKey('withContact', id), openNext);
  return (
    <OpenedPage
      id={id}
      answer={opened}
      texts={recordTexts}
      list={{ to: to.mails, label: texts.toList }}
      label={texts.details}
      header={(mail, heading) => <MailHeader mail={mail} headingRef={heading} onNext={openNext ?? null} />}
    >
      {(mail) => (
        <div className={sectionsClass}>
          <MailContents mail={mail} />
        </div>
      )}
    </OpenedPage>
  );
}
