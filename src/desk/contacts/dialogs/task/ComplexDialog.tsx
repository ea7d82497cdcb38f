import { useId, useState } from 'react';
import { useDispatch } from 'react-redux';
import { unitQueries } from '@/api/properties/units';
import type { DialogProps } from '@/core/dialogs/dialog';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { useSearch } from '@/core/hooks/useDebounced';
import type { FoundComplex } from '@/domain/properties/units';
import { Button } from '@/ui/buttons/Button';
import { BuildingIcon } from '@/ui/icons';
import { CancelButton } from '@/ui/overlays/CancelButton';
import { Dialog } from '@/ui/overlays/Dialog';
import { ComboBox } from '@/ui/pickers/ComboBox';
import { contactDialogTexts } from '../contactDialogTexts';

const texts = contactDialogTexts.complex;
const PAGE_SIZE = 10;

const nameOf = ({ name, code }: FoundComplex) => name ?? code ?? texts.unnamed;

/** A task about a question concerns a complex, which is chosen first if no card provides it (AMB-217). */
export function ComplexDialog({ dialog: { faqId }, onClose }: DialogProps<'faqTask'>) {
  const dispatch = useDispatch();
  const form = useId();
  const [complex, setComplex] = useState<FoundComplex | null>(null);
  const [tried, setTried] = useState(false);
  const go = () => {
    setTried(true);
    if (complex === null) return;
    const zone = { of: 'complex', id: complex.id, name: nameOf(complex) } as const;
    onClose();
    dispatch(dialogOpened({ dialog: { kind: 'propertyTask', zone, faqId } }));
  };
  return (
    <Dialog
      title={texts.title}
      onClose={onClose}
      footer={
        <>
          <CancelButton busy={false} onClick={onClose} />
          <Button type="submit" form={form} variant="primary">
            {texts.next}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          go();
        }}
      >
        <ComplexField value={complex} onChange={setComplex} isMissing={tried && complex === null} />
      </form>
    </Dialog>
  );
}

interface ComplexFieldProps {
  value: FoundComplex | null;
  onChange: (complex: FoundComplex | null) => void;
  isMissing: boolean;
}

function ComplexField({ value, onChange, isMissing }: ComplexFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const { asked } = useSearch(typed ?? '');
  const answer = unitQueries.endpoints.foundComplexes.useQuery({ text: asked, page: 0, pageSize: PAGE_SIZE });
  const found = answer.data?.items ?? [];
  const shown = value === null ? '' : nameOf(value);
  const error = answer.isError ? texts.failed : isMissing ? texts.required : null;
  return (
    <ComboBox
      label={texts.label}
      items={found.map((complex) => ({
        id: complex.id,
        label: nameOf(complex),
        description: [complex.code, complex.city].filter(Boolean).join(' · '),
        icon: BuildingIcon,
      }))}
      inputValue={typed ?? shown}
      onInputChange={(next) => {
        setTyped(next === shown ? null : next);
        if (next === '') onChange(null);
      }}
      selectedId={value?.id ?? null}
      onSelect={(id) => {
        setTyped(null);
        onChange(found.find((complex) => complex.id === id) ?? value);
      }}
      busy={answer.isFetching}
      failed={answer.isError}
      emptyText={texts.none}
      {...(error !== null && { error })}
    />
  );
}
