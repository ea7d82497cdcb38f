import { memo, type Ref } from 'react';
import { CardHeader } from '@/kit/card/screen/CardHeader';
import { to } from '@/core/paths';
import { CallableNumber } from '@/core/telephony/CallableNumber';
import type { Colleague } from '@/domain/colleagues/colleague';
import { isDiallable } from '@/lib/phone';
import { ColleagueAvailability, ColleagueTaskButton } from '@/shared/people';
import { BuildingIcon, IdCardIcon, PhoneIcon, PencilIcon } from '@/ui/icons';
import { RecordActions, RecordFact, RecordFacts } from '@/ui/record/RecordHeader';
import { colleagueTexts as texts, colleagueTexts } from '../colleagueTexts';
import { useDispatch, useSelector } from 'react-redux';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { selectMayAny } from '@/core/session/sessionSlice';
import { ADMINISTRATOR } from '@/domain/session/permission';
import { Button } from '@/ui/buttons/Button';

interface ColleagueHeaderProps {
  colleague: Colleague;
  headingRef: Ref<HTMLHeadingElement>;
}

/** The name, presence and number of a colleague; memoised so that another tab does not render it again. */
export const ColleagueHeader = memo(function ColleagueHeader({
  colleague,
  headingRef,
}: ColleagueHeaderProps) {
  const { id, personId, name, job, department, phoneNumber, phoneNumber2, roleId, status } = colleague;
  const numbers = [...new Set([phoneNumber, phoneNumber2])].filter(isDiallable);
  return (
    <CardHeader
      title={name || texts.nameless}
      headingRef={headingRef}
      path={to.colleagueCard(personId ?? id)}
      texts={texts}
      late={null}
      actions={
        <RecordActions label={texts.actions.label}>
          <ColleagueTaskButton colleague={colleague} aboutPersonId={null} />
          <EditColleague id={id} />
        </RecordActions>
      }
    >
      <RecordFacts>
        <RecordFact>
          <ColleagueAvailability userId={id} known={status} />
        </RecordFact>
        {job !== null && <RecordFact icon={IdCardIcon}>{job}</RecordFact>}
        {department !== null && <RecordFact icon={BuildingIcon}>{department}</RecordFact>}
        {numbers.map((number) => (
          <RecordFact key={number} icon={PhoneIcon}>
            <CallableNumber number={number} roleId={roleId} linked />
          </RecordFact>
        ))}
      </RecordFacts>
    </CardHeader>
  );
});

/** The edit button, for users who may change colleagues (UCC-34). */
function EditColleague({ id }: { id: string }) {
  const dispatch = useDispatch();
  const may = useSelector(selectMayAny)(...ADMINISTRATOR);
  if (!may) return null;
  return (
    <Button
      size="s"
      icon={PencilIcon}
      onClick={() => dispatch(dialogOpened({ dialog: { kind: 'colleague', colleagueId: id } }))}
    >
      {colleagueTexts.actions.edit}
    </Button>
  );
}
