import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';
import { contractQueries } from '@/api/tenancy/contracts';
import { selectMay } from '@/core/session/sessionSlice';
import { type Contract, contractAddress } from '@/domain/tenancy/contract';
import { FieldProblem } from '@/ui/filters/FilterFields';
import { RadioGroup } from '@/ui/fields/RadioGroup';
import { DialogAbout } from '@/ui/overlays/Dialog';
import { announcementsTexts } from '../announcementsTexts';
import type { AnnouncementAbout } from '../area';

const texts = announcementsTexts.register;
const PERSON = 'person';

interface AboutFieldProps {
  about: AnnouncementAbout;
  /** The unit, or null for the person. */
  value: string | null;
  onChange: (unitId: string | null) => void;
}

const unitOf = ({ unitId, unit }: Contract): string | null => unitId ?? unit?.id ?? null;

/** Shows whom the announcement reaches. On the card of a person the user can choose this. */
export const AboutField = (props: AboutFieldProps) =>
  props.about.of === 'person' ? <HomeField {...props} /> : <DialogAbout>{reachOf(props.about)}</DialogAbout>;

const reachOf = ({ of, name, units }: AnnouncementAbout): string =>
  of === 'unit' ? texts.unit(name || texts.unnamedUnit) : texts.complex(name || texts.unnamedComplex, units);

/** Chooses between the person alone and everybody at an address that the person rents now. */
function HomeField({ about: { name, roleId }, value, onChange }: AboutFieldProps) {
  const mayRead = useSelector(selectMay)('contractRead');
  const answer = contractQueries.endpoints.activeContracts.useQuery(
    roleId !== null && mayRead ? roleId : skipToken,
  );
  const units = (answer.currentData ?? []).flatMap((contract) => {
    const unitId = unitOf(contract);
    const label = texts.unit(contractAddress(contract) ?? texts.unnamedUnit);
    return unitId === null ? [] : [{ value: unitId, label }];
  });
  const person = { value: PERSON, label: texts.person(name || texts.nameless) };
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
