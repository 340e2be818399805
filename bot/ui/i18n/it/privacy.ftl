# /privacy. I segnaposto tra graffe vengono riempiti.

command-privacy = Che cosa è conservato su di te
command-privacy-show = Che cosa è conservato su di te, e quanto
command-privacy-export = Tutto ciò che è conservato su di te, in un file solo per te
command-privacy-delete = Far cancellare tutto ciò che ti riguarda

privacy-title = Che cosa è conservato su di te
privacy-note = Lo vedi solo tu.
privacy-known = Il numero del tuo account Discord, il tuo nome ({ $name }), la tua lingua e le tue scelte
privacy-tables = { $count ->
    [one] Un posto a un tavolo, con le tue mosse
   *[other] { $count } posti ai tavoli, con le tue mosse
}
privacy-results = { $count ->
    [one] Un risultato
   *[other] { $count } risultati
}
privacy-ratings = { $count ->
    [one] Un punteggio, e come ci sei arrivato
   *[other] { $count } punteggi, e come ci sei arrivato
}
privacy-people = { $count ->
    [one] Com'è andata con un'altra persona
   *[other] Com'è andata con ciascuna di { $count } altre persone
}
privacy-honours = { $count ->
    [one] Un traguardo, titolo o primo posto
   *[other] { $count } traguardi, titoli e primi posti
}
privacy-names = { $count ->
    [one] Un nome che usi solo su un server
   *[other] Nomi che usi solo su { $count } server
}
privacy-invitations = { $count ->
    [one] Un invito a un tavolo
   *[other] { $count } inviti a tavoli
}
privacy-calls = { $count ->
    [one] Un avviso per il tuo turno, o il tuo messaggio del giorno
   *[other] { $count } avvisi per i tuoi turni e il tuo messaggio del giorno
}
privacy-blocks = { $count ->
    [one] Una persona che hai bloccato
   *[other] { $count } persone che hai bloccato
}
privacy-audit = { $count ->
    [one] Una voce nel registro dei moderatori di un server: tua o su di te
   *[other] { $count } voci nei registri dei moderatori dei server: tue o su di te
}
privacy-bans = { $count ->
    [one] Un'esclusione
   *[other] { $count } esclusioni
}
privacy-policy = A che serve, chi lo vede e per quanto si conserva: lo dice l'informativa sulla privacy nel profilo del bot, o chiedi a chi lo gestisce.
privacy-export = Dammi tutto in un file
privacy-delete = Cancella tutto…
privacy-export-title = Tutto ciò che è conservato su di te
privacy-export-whole = Le partite in corso mostrano ciò che mostra la tua mano. Gli account degli altri non ci sono.
privacy-export-part = Le tue mosse erano troppe per un messaggio, quindi il file le conta. Il resto te lo può dare chi gestisce questo bot.
privacy-delete-title = Cancellare tutto ciò che ti riguarda?
privacy-delete-what = Il tuo nome, le tue scelte, i tuoi punteggi, il tuo posto nelle classifiche, i tuoi traguardi e tutto il resto che porta a te spariscono.
privacy-delete-running = { $count ->
    [one] Lasci il tavolo a cui siedi adesso; in una partita classificata vale come abbandono.
   *[other] Lasci tutti i { $count } tavoli a cui siedi adesso; in una partita classificata vale come abbandono.
}
privacy-delete-stays = Nelle partite che hai giocato resta un posto senza nome, così i risultati degli altri restano giusti. Resta anche un'esclusione.
privacy-delete-go = Continua…
privacy-sure-title = Proprio tutto?
privacy-sure = Nessuno può riportarlo indietro, nemmeno chi gestisce questo bot. Per tenerne una copia, prima usa /privacy export.
privacy-sure-go = Cancella tutto
privacy-keep = Tieni tutto
privacy-kept = Non è stato cancellato niente.
privacy-deleted = È sparito tutto. Le copie di riserva fatte prima di oggi lo contengono finché non vengono buttate. Se premi di nuovo qualcosa di mio, da allora ti riconosco.
