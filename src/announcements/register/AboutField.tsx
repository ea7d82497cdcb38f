import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';
import { contractQueries } from '@/api/tenancy/contracts';
import type { DialogOf } from '@/core/dialogs/dialog';
import { selectMay } from '@/core/session/sessionSlice';
import { type Contract, contractAddress } from '@/domain/tenancy/contract';
import { FieldProblem } from '@/ui/filters/FilterFields';
import { RadioGroup } from '@/ui/fields/RadioGroup';
import { announcementsTexts } from '../announcementsTexts';

const texts = announcementsTexts.register;
const PERSON = 'person';

interface AboutFieldProps {
  about: DialogOf<'registerAnnouncement'>;
  /** The unit, or null for the person. */
  value: string | null;
  onChange: (unitId: string | null) => void;
}

const unitOf = ({ unitId, unit }: Contract): string | null => unitId ?? unit?.id ?? null;

/** For the person alone, or for everybody at an address that the person rents now. */
export function AboutField({ about: { personName, roleId }, value, onChange }: AboutFieldProps) {
  const mayRead = useSelector(selectMay)('contractRead');
  const answer = contractQueries.endpoints.activeContracts.useQuery(
    roleId !== null && mayRead ? roleId : skipToken,
  );
  const units = (answer.currentData ?? []).flatMap((contract) => {
    const unitId = unitOf(contract);
    const label = texts.unit(contractAddress(contract) ?? texts.unnamedUnit);
    return unitId === null ? [] : [{ value: unitId, label }];
  });
  const person = { value: PERSON, label: texts.person(personName || texts.nameless) };
  return (
    <>
      <RadioGroup
        label={texts.about}
        options={[person, ...units]}
        value={value ?? PERSON}
        onChange={(chosen) => onChange(chosen === PERSON ? null : chosen)}
      />
      {answer.isError && <FieldProblem text={texts.contractsFailed} answer={answer} />}
    </>
  );
}
