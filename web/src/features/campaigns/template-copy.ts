/** The texts of what one does to templates of one's own. */

export const ownTemplateMenu = {
  actionsFor: (name: string) => `Actions for template ${name}`,
  rename: "Rename",
  delete: "Delete",
} as const;

export const renameTemplateDialog = {
  title: "Rename template",
  name: "Name",
  cancel: "Cancel",
  rename: "Rename",
} as const;

export const deleteTemplateDialog = {
  title: "Delete this template?",
  description: (name: string) =>
    `This permanently deletes “${name}”. The campaign it was made from stays in your library.`,
  cancel: "Keep it",
  confirm: "Delete template",
} as const;
