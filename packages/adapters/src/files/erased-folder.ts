/** Where the files' bucket notes which accounts were erased, an empty file named by the id of each. */
export const erasedFolder = "erased/";
