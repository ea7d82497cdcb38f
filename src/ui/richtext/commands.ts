import { baseKeymap, chainCommands, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import { type MarkName, schema } from './schema';

const { nodes, marks } = schema;

export function hasMark({ selection, storedMarks, doc }: EditorState, name: MarkName): boolean {
  const { from, to, empty, $from } = selection;
  if (empty) return marks[name].isInSet(storedMarks ?? $from.marks()) !== undefined;
  return doc.rangeHasMark(from, to, marks[name]);
}

/** Returns whether the cursor is within a block of this kind. */
export function isWithin({ selection: { $from } }: EditorState, type: NodeType): boolean {
  for (let depth = $from.depth; depth > 0; depth -= 1) if ($from.node(depth).type === type) return true;
  return false;
}

/** Makes a list, changes its kind, or removes it. */
const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) =>
    isWithin(state, type)
      ? liftListItem(nodes.list_item)(state, dispatch)
      : wrapInList(type)(state, dispatch);

const toggleBlock =
  (type: NodeType): Command =>
  (state, dispatch) =>
    setBlockType(isWithin(state, type) ? nodes.paragraph : type)(state, dispatch);

const toggleQuote: Command = (state, dispatch) =>
  isWithin(state, nodes.blockquote) ? lift(state, dispatch) : wrapIn(nodes.blockquote)(state, dispatch);

const addBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

/** Sets the link of the selection; null removes it. */
export const setLink =
  (href: string | null): Command =>
  (state, dispatch) => {
    const { from, to, empty } = state.selection;
    if (empty) return false;
    const tr = state.tr.removeMark(from, to, marks.link);
    dispatch?.(href === null ? tr : tr.addMark(from, to, marks.link.create({ href })));
    return true;
  };

export const commands = {
  strong: toggleMark(marks.strong),
  em: toggleMark(marks.em),
  u: toggleMark(marks.u),
  heading: toggleBlock(nodes.heading),
  bullets: toggleList(nodes.bullet_list),
  numbers: toggleList(nodes.ordered_list),
  quote: toggleQuote,
  undo,
  redo,
} satisfies Record<string, Command>;
export type CommandName = keyof typeof commands;

/** Tab leaves the field, as everywhere; Ctrl and brackets change the level of a list. */
export const plugins = [
  history(),
  keymap({
    'Mod-b': commands.strong,
    'Mod-i': commands.em,
    'Mod-u': commands.u,
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    'Shift-Enter': addBreak,
    'Mod-[': liftListItem(nodes.list_item),
    'Mod-]': sinkListItem(nodes.list_item),
    Enter: chainCommands(splitListItem(nodes.list_item, { value: null })),
  }),
  keymap(baseKeymap),
  tableEditing(),
];
