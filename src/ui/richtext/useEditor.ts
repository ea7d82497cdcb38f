import { type Command, EditorState } from 'prosemirror-state';
import { handlePaste } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { plugins } from './commands';
import { drawKept } from './kept';
import { sliceOfHtml } from './paste';
import { readAnswer } from './reader';
import { htmlOfDoc } from './writer';

interface EditorOptions {
  place: RefObject<HTMLElement | null>;
  value: string;
  onChange: (html: string) => void;
  readOnly: boolean;
  attributes: Readonly<Record<string, string>>;
}

function open(html: string) {
  const { doc, isCut } = readAnswer(html);
  return { state: EditorState.create({ doc, plugins }), isCut };
}

/** Cleans pasted HTML as answers are cleaned, since ProseMirror would make elements of it unchanged. */
function insertCleaned(view: EditorView, event: ClipboardEvent): boolean {
  const html = event.clipboardData?.getData('text/html') ?? '';
  if (html === '' || !view.editable) return false;
  const slice = sliceOfHtml(html);
  if (!handlePaste(view, event, slice)) view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView());
  return true;
}

/** Cleans dropped HTML; content dragged within the field is left to ProseMirror. */
function drop(view: EditorView, event: DragEvent): boolean {
  if (view.dragging !== null) return false;
  const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
  const html = event.dataTransfer?.getData('text/html') ?? '';
  if (place === null || html === '' || !view.editable) return false;
  event.preventDefault();
  view.dispatch(view.state.tr.replaceRange(place.pos, place.pos, sliceOfHtml(html)));
  return true;
}

/** Mounts the editor and passes outside changes on to it. */
export function useEditor({ place, value, onChange, readOnly, attributes }: EditorOptions) {
  const view = useRef<EditorView | null>(null);
  const [opened, setOpened] = useState(() => open(value));
  const { state } = opened;
  /** The HTML in the editor; a different `value` comes from outside. */
  const held = useRef(value);
  const show = useEffectEvent((next: EditorState) => setOpened(({ isCut }) => ({ state: next, isCut })));
  const change = useEffectEvent((next: EditorState) => {
    show(next);
    const html = htmlOfDoc(next.doc);
    if (html === held.current) return;
    held.current = html;
    onChange(html);
  });
  const isEditable = useEffectEvent(() => !readOnly);
  const own = useEffectEvent(() => ({ ...attributes }));
  const first = useEffectEvent(() => state);
  useEffect(() => {
    const editor = new EditorView(place.current, {
      state: first(),
      editable: isEditable,
      attributes: () => own(),
      nodeViews: { kept_block: drawKept, kept_inline: drawKept },
      handleDOMEvents: {
        paste: (target, event) => {
          if (!insertCleaned(target, event)) return false;
          event.preventDefault();
          return true;
        },
        drop,
      },
      dispatchTransaction(transaction) {
        const next = editor.state.apply(transaction);
        editor.updateState(next);
        if (transaction.docChanged) change(next);
        else show(next);
      },
    });
    view.current = editor;
    return () => editor.destroy();
  }, [place]);
  useEffect(() => {
    if (view.current === null || value === held.current) return;
    held.current = value;
    const next = open(value);
    view.current.updateState(next.state);
    setOpened(next);
  }, [value]);
  useEffect(() => {
    view.current?.setProps({});
  }, [readOnly, attributes]);
  const run = (command: Command) => {
    if (view.current === null || readOnly) return;
    command(view.current.state, view.current.dispatch);
    view.current.focus();
  };
  return { ...opened, run };
}
