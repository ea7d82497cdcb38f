import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { colleagueQueries } from '@/api/colleagueQueries';
import type { DialogProps } from '@/core/dialogs/dialog';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { useDraft } from '@/core/drafts/useDraft';
import { type Assignee, AssigneeType } from '@/domain/assignee';
import type { Colleague } from '@/domain/colleague';
import type { Person } from '@/domain/person';
import { EMPTY_GUID } from '@/lib/guid';
import { searchText } from '@/lib/searchText';
import { Button } from '@/ui/fields/Button';
import { DelayedSearch } from '@/ui/fields/DelayedSearch';
import { Dialog } from '@/ui/overlays/Dialog';
import { personDialog } from '../PersonDialog';
import { registrationTexts } from '../registrationTexts';
import { useSubject } from '../useSubject';
import { ColleagueAgenda } from './ColleagueAgenda';
import { ColleagueList } from './ColleagueList';
import { Handover } from './Handover';
import styles from './Transfer.module.css';
import { useSelector } from 'react-redux';
import { selectMay } from '@/core/session/sessionSlice';

const texts = registrationTexts.transfer;
const DEBOUNCE_MS = 500;
type Props = DialogProps<'transfer'>;

/** Who can take a call over, whether they are there, and what to tell them (001 §2). */
export const TransferDialog = personDialog(texts.title, Transfer);

/** By words; without them, by the subject of the contact. */
function useColleagues(text: string, tagId: string) {
  const { foundColleagues, colleaguesByTag } = colleagueQueries.endpoints;
  const asked = searchText(text);
  const byWords = asked !== '';
  const hasSubject = tagId !== EMPTY_GUID;
  const found = foundColleagues.useQuery(byWords ? asked : skipToken);
  const ofSubject = colleaguesByTag.useQuery(!byWords && hasSubject ? { tagId, unitId: null } : skipToken);
  const { currentData } = found;
  if (byWords) return { ...found, currentData: currentData?.items };
  return hasSubject ? ofSubject : null;
}

const asAssignee = ({ id, name, department }: Colleague): Assignee => ({
  id,
  name,
  department,
  type: AssigneeType.Employee,
});

function Transfer({ person, dialog, onClose }: Props & { person: Person }) {
  const about = useSubject(person, dialog.contractId);
  const search = useDraft('transfer', person.id, '');
  const [chosen, setChosen] = useState<Colleague | null>(null);
  const answer = useColleagues(search.value, about.tagId);
  return (
    <Dialog
      title={texts.title}
      size="l"
      onClose={onClose}
      footer={<NextSteps dialog={dialog} colleague={chosen} />}
    >
      <div className={styles.columns}>
        <div className={styles.column}>
          <DelayedSearch
            label={texts.search}
            placeholder={texts.placeholder}
            value={search.value}
            delayMs={DEBOUNCE_MS}
            onChange={search.setValue}
          />
          <ColleagueList
            answer={answer}
            bySubject={searchText(search.value) === ''}
            chosenId={chosen?.id ?? null}
            onChoose={setChosen}
          />
        </div>
        <div className={styles.column}>
          {chosen && <ColleagueAgenda colleague={chosen} />}
          <Handover person={person} flow={about.flow} faq={about.faq} contract={about.contract} />
        </div>
      </div>
    </Dialog>
  );
}

/** Who cannot be reached gets a task. */
function NextSteps({ dialog, colleague }: { dialog: Props['dialog']; colleague: Colleague | null }) {
  const dispatch = useDispatch();
  const may = useSelector(selectMay);
  if (!may('createTask')) return null;
  const { personId, contractId } = dialog;
  const open = (kind: 'registerTask' | 'callBack') => {
    const assignee = colleague === null ? {} : { assignee: asAssignee(colleague) };
    dispatch(dialogOpened({ dialog: { kind, personId, contractId, ...assignee } }));
  };
  return (
    <>
      <Button onClick={() => open('callBack')}>
        {colleague ? texts.callBack : registrationTexts.panel.callBack}
      </Button>
      <Button onClick={() => open('registerTask')}>
        {colleague ? texts.task : registrationTexts.panel.task}
      </Button>
    </>
  );
}
