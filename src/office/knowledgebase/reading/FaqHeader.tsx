import type { Ref } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { contactStarted } from '@/desk/contacts';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { useMayOpen } from '@/core/openable';
import { paths, to } from '@/core/paths';
import { selectMay } from '@/core/session/sessionSlice';
import { newKeys } from '@/core/shortcuts/commonShortcutTexts';
import { useButtonKey } from '@/core/shortcuts/useButtonKey';
import { type Faq, isExpired, isPublished, publicationStatusLabel, subjectOf } from '@/domain/knowledge/faq';
import { targetGroupName, whyNoTask } from '@/shared/answers';
import { formatDate } from '@/lib/dates/format';
import { useNow } from '@/lib/useNow';
import { Button } from '@/ui/buttons/Button';
import { HeadsetIcon, ListChecksIcon, PencilIcon, PhoneIcon } from '@/ui/icons';
import { Badge } from '@/ui/record/Badge';
import { RecordActions, RecordFact, RecordFacts, RecordHeader } from '@/ui/record/RecordHeader';
import { activeTone, statusTones } from '@/ui/record/statusTones';
import { knowledgeBaseTexts } from '../knowledgeBaseTexts';
import { useReading } from './useReading';

const texts = knowledgeBaseTexts.question;

interface FaqHeaderProps {
  faq: Faq;
  headingRef: Ref<HTMLHeadingElement>;
}

/** The question, its status and its actions (002 §2.4). */
export function FaqHeader({ faq, headingRef }: FaqHeaderProps) {
  const link = `${window.location.origin}${to.faq(faq.id)}`;
  return (
    <RecordHeader
      title={faq.question || texts.nameless}
      headingRef={headingRef}
      link={{ text: link, label: texts.copyLink, copiedLabel: texts.linkCopied }}
    >
      <FaqFacts faq={faq} />
      <FaqActions faq={faq} />
    </RecordHeader>
  );
}

function FaqFacts({ faq }: { faq: Faq }) {
  const now = useNow();
  const { expiresOn, lastModified, lastModifiedBy, viewCount } = faq;
  const expired = isExpired(faq, now);
  const groups = faq.targetGroups.map(targetGroupName);
  const subject = subjectOf(faq)?.name;
  const until = expiresOn && (expired ? texts.expiredSince : texts.validUntil)(formatDate(expiresOn));
  return (
    <RecordFacts>
      <RecordFact>
        <Badge tone={expired ? statusTones.expired : activeTone(isPublished(faq))}>
          {publicationStatusLabel(faq.status)}
        </Badge>
      </RecordFact>
      {subject && <RecordFact>{subject}</RecordFact>}
      {groups.length > 0 && <RecordFact>{texts.onlyFor(groups)}</RecordFact>}
      {until && <RecordFact>{until}</RecordFact>}
      {lastModified && <RecordFact>{texts.changed(lastModifiedBy, formatDate(lastModified))}</RecordFact>}
      {viewCount > 0 && <RecordFact>{texts.views(viewCount)}</RecordFact>}
    </RecordFacts>
  );
}

function FaqActions({ faq }: { faq: Faq }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const may = useSelector(selectMay);
  const mayEdit = useMayOpen(paths.editedFaq);
  const { query, targetGroupId, followUpQuestionId } = useReading().reading;
  const subject = subjectOf(faq);
  const registerContact = () =>
    dispatch(
      contactStarted({
        person: null,
        isLookup: true,
        asked: { subject, query, faqId: faq.id, targetGroupId, followUpQuestionId },
      }),
    );
  return (
    <RecordActions label={texts.actions}>
      {may('caseCreate') && (
        <Button size="s" variant="primary" icon={HeadsetIcon} onClick={registerContact}>
          {texts.registerContact}
        </Button>
      )}
      {may('createTask') && <TaskButton faq={faq} />}
      <Button
        size="s"
        icon={PhoneIcon}
        onClick={() => dispatch(dialogOpened({ dialog: { kind: 'faqTransfer', faqId: faq.id } }))}
      >
        {texts.transfer}
      </Button>
      {mayEdit && (
        <Button size="s" icon={PencilIcon} onClick={() => void navigate(to.editedFaq(faq.id))}>
          {texts.edit}
        </Button>
      )}
    </RecordActions>
  );
}

function TaskButton({ faq }: { faq: Faq }) {
  const dispatch = useDispatch();
  const whyNot = whyNoTask(faq);
  const open = () => dispatch(dialogOpened({ dialog: { kind: 'faqTask', faqId: faq.id } }));
  const key = useButtonKey(newKeys.task, open, whyNot === null);
  return (
    <Button size="s" icon={ListChecksIcon} disabledReason={whyNot} {...key}>
      {texts.registerTask}
    </Button>
  );
}
