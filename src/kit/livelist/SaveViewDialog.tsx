import { NEW_RECORD } from '@/core/drafts/draftsSlice';
import type { ActionCreatorWithPayload } from '@reduxjs/toolkit';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useDraft } from '@/core/drafts/useDraft';
import { useHere } from '@/core/hooks/useHere';
import { sameValue } from '@/lib/values';
import { Button } from '@/ui/buttons/Button';
import { TextField } from '@/ui/fields/TextField';
import { Dialog } from '@/ui/overlays/Dialog';
import { uiTexts } from '@/ui/uiTexts';
import { filterTexts as texts } from './filterTexts';
import { type Question, SAVED_VIEW_NAME_MAX, type SavedView } from './listState';
import type { ListStorage } from './listStorage';

interface ListWithViews<State, F, S> {
  name: string;
  actions: { viewSaved: ActionCreatorWithPayload<SavedView<F, S>> };
  selectViews: (state: State) => readonly SavedView<F, S>[];
  storage: Pick<ListStorage<F, S>, 'filters'>;
}

interface SaveViewDialogProps<F, S> {
  /** The filters and the order that were on the screen when the dialog was opened. */
  dialog: Question<F, S>;
  onClose: () => void;
}

/** Creates the dialog that saves a list's filters and order under a name; an existing name is overwritten. */
export const saveViewDialog = <State, F, S>({
  name: listName,
  actions,
  selectViews,
  storage,
}: ListWithViews<State, F, S>) =>
  function SaveViewDialog({ dialog: { filters, sort }, onClose }: SaveViewDialogProps<F, S>) {
    const dispatch = useDispatch();
    const views = useSelector(selectViews);
    const draft = useDraft(`${listName}-save-view`, NEW_RECORD, '', {
      label: { title: texts.saveView, href: useHere() },
    });
    const [tried, setTried] = useState(false);
    const field = useRef<HTMLInputElement>(null);
    const form = useId();
    const name = draft.value.trim();
    const hints = [
      ...(views.some((view) => view.name === name) ? [texts.replacesView(name)] : []),
      ...(sameValue(storage.filters.withoutCustomers(filters), filters) ? [] : [texts.viewLosesWords]),
    ];

    const save = (event: SubmitEvent) => {
      event.preventDefault();
      setTried(true);
      if (name === '') {
        field.current?.focus();
        return;
      }
      dispatch(actions.viewSaved({ name, filters, sort }));
      draft.clear();
      onClose();
    };

    return (
      <Dialog
        title={texts.saveView}
        size="s"
        takeOver={draft.takeOver}
        onClose={onClose}
        footer={
          <>
            <Button onClick={onClose}>{uiTexts.cancel}</Button>
            <Button type="submit" form={form} variant="primary">
              {texts.confirmView}
            </Button>
          </>
        }
      >
        <form id={form} noValidate onSubmit={save}>
          <TextField
            label={texts.viewName}
            value={draft.value}
            onChange={draft.setValue}
            maxLength={SAVED_VIEW_NAME_MAX}
            required
            inputRef={field}
            {...(hints.length > 0 && { description: hints.join(' ') })}
            {...(tried && name === '' && { error: texts.viewNameRequired })}
          />
        </form>
      </Dialog>
    );
  };
