import { skipToken } from '@reduxjs/toolkit/query/react';
import { type ReactNode, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { colleagueQueries } from '@/api/colleagues/colleagueQueries';
import { knowledgeQueries } from '@/api/knowledge/knowledge';
import type { DialogProps } from '@/core/dialogs/dialog';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { selectMay } from '@/core/session/sessionSlice';
import type { DraftLabel } from '@/core/drafts/draftsSlice';
import { useDraft } from '@/core/drafts/useDraft';
import { to } from '@/core/paths';
import type { Assignee } from '@/domain/colleagues/assignee';
import type { Colleague } from '@/domain/colleagues/colleague';
import type { Person } from '@/domain/people/person';
import { EMPTY_GUID } from '@/lib/guid';
import { searchText } from '@/lib/text';
import { Button } from '@/ui/buttons/Button';
import { type Meanwhile, MeanwhileNotice, whyNotYet } from '@/ui/feedback/MeanwhileNotice';
import { useRowsKept } from '@/ui/feedback/useRowsKept';
import { DelayedSearch } from '@/ui/fields/DelayedSearch';
import { Dialog } from '@/ui/overlays/Dialog';
import { AssigneeChoices } from '../AssigneeField';
import { employee, useOwnAssignees } from '../ownAssignees';
import { personDialog } from '../PersonDialog';
import { tagIdOf } from '../contactDialogRules';
import { contactDialogTexts } from '../contactDialogTexts';
import { useContactMeanwhile } from '../useContactMeanwhile';
import { useSubject } from '../useSubject';
import { ColleagueAgenda } from './ColleagueAgenda';
import { ColleagueList } from './ColleagueList';
import { FaqHandover, Handover } from './Handover';
import styles from './Transfer.module.css';

const texts = contactDialogTexts.transfer;
type Props = DialogProps<'transfer'>;

/** Shows the colleagues who can take over a call, their presence, and the handover (001 §2). */
export const TransferDialog = personDialog(texts.title, Transfer);

/** Finds colleagues by the typed words, or by the subject of the contact while nothing is typed. */
function useColleagues(text: string, tagId: string) {
  const { foundColleagues, colleaguesByTag } = colleagueQueries.endpoints;
  const asked = searchText(text);
  const byWords = asked !== '';
  const hasSubject = tagId !== EMPTY_GUID;
  const found = useRowsKept(foundColleagues.useQuery(byWords ? asked : skipToken));
  const ofSubject = colleaguesByTag.useQuery(!byWords && hasSubject ? { tagId, unitId: null } : skipToken);
  const { currentData } = found;
  if (byWords) return { ...found, currentData: currentData?.items };
  return hasSubject ? ofSubject : null;
}

function Transfer({ person, dialog, onClose }: Props & { person: Person }) {
  const about = useSubject(person, dialog.contractId);
  const meanwhile = useContactMeanwhile(person);
  return (
    <TransferChoice
      meanwhile={meanwhile}
      entityId={person.id}
      label={{ title: `${texts.title}: ${person.name}`, href: to.personCard(person.id) }}
      tagId={about.tagId}
      handover={
        <Handover person={person} contact={about.contact} faq={about.faq} contract={about.contract} />
      }
      footer={(assignee) => <NextSteps dialog={dialog} assignee={assignee} whyNot={whyNotYet(meanwhile)} />}
      onClose={onClose}
    />
  );
}

/** Shows the colleagues who can answer a question of the knowledge base while the person is not known (002 §2.4). */
export function FaqTransferDialog({ dialog: { faqId }, onClose }: DialogProps<'faqTransfer'>) {
  const { currentData: faq = null } = knowledgeQueries.endpoints.faq.useQuery(faqId);
  return (
    <TransferChoice
      entityId={faqId}
      label={{ title: faq === null ? texts.title : `${texts.title}: ${faq.question}`, href: to.faq(faqId) }}
      tagId={tagIdOf(null, faq)}
      handover={<FaqHandover faq={faq} />}
      onClose={onClose}
    />
  );
}

interface TransferChoiceProps {
  /** The record to whose draft the search words belong. */
  entityId: string;
  label: DraftLabel;
  tagId: string;
  handover: ReactNode;
  meanwhile?: Meanwhile | null;
  /** The next steps for when the colleague cannot be reached. */
  footer?: (assignee: Assignee | null) => ReactNode;
  onClose: () => void;
}

function TransferChoice(props: TransferChoiceProps) {
  const { entityId, label, tagId, handover, meanwhile = null, footer, onClose } = props;
  const search = useDraft('transfer', entityId, '', { label });
  const { self, choices } = useOwnAssignees();
  const [chosen, setChosen] = useState<Colleague | null>(null);
  const [assignee, setAssignee] = useState<Assignee | null>(null);
  const answer = useColleagues(search.value, tagId);
  return (
    <Dialog title={texts.title} size="l" onClose={onClose} footer={footer?.(assignee)}>
      <MeanwhileNotice meanwhile={meanwhile} />
      <div className={styles.columns}>
        <div className={styles.column}>
          {footer && (
            <AssigneeChoices
              label={contactDialogTexts.ownAssignees}
              choices={choices.filter(({ id }) => id !== self?.id)}
              value={assignee}
              onChoose={(one) => {
                setAssignee(one);
                setChosen(null);
              }}
            />
          )}
          <DelayedSearch
            label={texts.search}
            placeholder={texts.placeholder}
            value={search.value}
            onChange={search.setValue}
          />
          <ColleagueList
            answer={answer}
            bySubject={searchText(search.value) === ''}
            chosenId={chosen?.id ?? null}
            onChoose={(colleague) => {
              setChosen(colleague);
              setAssignee(employee(colleague));
            }}
          />
        </div>
        <div className={styles.column}>
          {chosen && <ColleagueAgenda colleague={chosen} />}
          {handover}
        </div>
      </div>
    </Dialog>
  );
}

interface NextStepsProps {
  dialog: Props['dialog'];
  assignee: Assignee | null;
  whyNot: string | null;
}

/** Creates a call-back or task for a colleague who cannot be reached. */
function NextSteps({ dialog, assignee, whyNot }: NextStepsProps) {
  const dispatch = useDispatch();
  const may = useSelector(selectMay);
  if (!may('createTask')) return null;
  const { personId, contractId } = dialog;
  const open = (kind: 'registerTask' | 'callBack') => {
    const whom = assignee === null ? {} : { assignee };
    dispatch(dialogOpened({ dialog: { kind, personId, contractId, ...whom } }));
  };
  return (
    <>
      <Button disabledReason={whyNot} onClick={() => open('callBack')}>
        {assignee ? texts.callBack(assignee.name) : contactDialogTexts.callBack.title}
      </Button>
      <Button disabledReason={whyNot} onClick={() => open('registerTask')}>
        {assignee ? texts.task(assignee.name) : contactDialogTexts.task.title}
      </Button>
    </>
  );
}
