/** The dialogs of an analytics page; most have a form, so their code loads together when one of them opens. */
export { GoalDialog } from "./goal-dialog.tsx";
export { ImportDialog } from "./import-dialog.tsx";
export { NumberDialog } from "./number-dialog.tsx";
export { RecordDialog } from "./record-dialog.tsx";
