# SPDX-License-Identifier: MIT
# The client in Perl, with SWIG: plays every preset and writes the transcript
# that README.md describes.
#
#   perl -I DIRECTORY-OF-talon.pm client.pl SEED TURNS
use strict;
use warnings;
use talon;

my ($FNV_BASIS, $FNV_PRIME) = (14695981039346656037, 1099511628211);
my $transcript = $FNV_BASIS;
my ($rng, $move) = (talon::talon_rng->new, talon::talon_move->new);
my $ahead = talon::new_rng();
my $events = talon::new_events($talon::TALON_EVENTS_MAX);
my $choices = talon::new_choices($talon::TALON_CHOICES_MAX);
my $amounts = talon::new_amounts($talon::TALON_SEATS_MAX);
my $pack = talon::new_pack($talon::TALON_PACK_MAX);
my $scratch = talon::new_amounts($talon::TALON_SAMPLE_BYTES_MAX / 8);
my ($game, $copy, $view, $line, $event_count);

sub fnv {
    use integer;    # wraps
    my ($hash, $bytes) = @_;
    $hash = ($hash ^ $_) * $FNV_PRIME for unpack 'C*', $bytes;
    return $hash;
}

sub put_text {
    my ($text) = @_;
    print $text;
    $transcript = fnv($transcript, $text);
}

sub put { put_text("@_\n") }

sub cards_of { sprintf '%016x', @_ }

sub kind_of { talon::talon_kind_key($_[0]{kind}) }

sub name_of { talon::talon_status_name(@_) }

sub summary_of { length($_[0]) . sprintf ' %016x', fnv($FNV_BASIS, @_) }

# Returns the results of a call without its status.
sub must {
    my ($status, @results) = @_;
    die talon::talon_status_text($status), "\n" if $status < 0;
    return wantarray ? @results : $results[0];
}

sub check {
    my ($word) = @_;
    my ($status, $concerned) = talon::talon_game_check($game, $move);
    put($word, name_of($status), cards_of($concerned));
}

sub make_move {
    check('check');
    $line = must(talon::talon_record_write_move($game, $move));
    put_text($line);
    $event_count = must(talon::talon_game_apply($game, $move, $events,
            $talon::TALON_EVENTS_MAX));
    check('again');
}

sub make_chance {
    talon::rng_assign($ahead, $rng);
    my ($status, $count) = talon::talon_game_shuffle($game, $ahead, $pack,
        $talon::TALON_PACK_MAX);
    put('shuffle', name_of($status));
    $line = $status < 0 ? '' :
        must(talon::talon_record_write_deal($game, $pack, $count));
    ($status, $event_count) = talon::talon_game_chance($game, $rng, $events,
        $talon::TALON_EVENTS_MAX);
    must($status);
    put('chance', name_of($status));
    put_text($line);
}

# Makes a step of the table: one time in eight a move other than dealing, if it
# has one; otherwise it deals.
sub make_table {
    my $move_count = must(talon::talon_game_move_count($game));
    return make_chance()
        if $move_count == 0 || talon::talon_rng_below($rng, 8) != 0;
    my $index = talon::talon_rng_below($rng, $move_count);
    must(talon::talon_game_move_at($game, $index, $move));
    make_move();
}

sub list_choices {
    my $count = must(talon::talon_game_choices($game, $choices,
            $talon::TALON_CHOICES_MAX));
    for (0 .. $count - 1) {
        my $c = talon::choices_getitem($choices, $_);
        put('choice', kind_of($c), cards_of($c->{cards}),
            cards_of($c->{required}), @$c{qw(amount_min amount_max
                denominations other_seats flags pick_min pick_max index_min
                index_max)});
    }
}

sub listed_events {
    return map { talon::events_getitem($events, $_) } 0 .. $event_count - 1;
}

sub list_events {
    my ($viewer) = @_;
    for my $e (listed_events()) {
        put('event', kind_of($e), talon::talon_reason_key($e->{reason}) || '-',
            @$e{qw(seat other amount turn viewers denomination box_id place
                index count)}, cards_of($e->{cards}));
    }
    must(talon::talon_events_redact($events, $event_count, 1 << $viewer));
    put('seen', $viewer, map { cards_of($_->{cards}) } listed_events());
}

sub compare {
    my $status = $line eq '' ? talon::talon_game_copy($copy, $game) :
        (talon::talon_record_read_line($copy, $line, $talon::TALON_RECORD_CHECK,
            undef, 0, undef))[0];
    put('same', name_of($status), must(talon::talon_game_equal($copy, $game)));
}

sub list_amounts {
    my ($word, $function) = @_;
    my $count = must($function->($game, $amounts, $talon::TALON_SEATS_MAX));
    put($word,
        map { talon::amounts_getitem($amounts, $_) } 0 .. $count - 1);
}

sub save { return must(talon::talon_game_save(@_)) }

sub look {
    my ($viewer) = @_;
    must(talon::talon_game_redact($view, $game, 1 << $viewer));
    put('view', summary_of(save($view)));
    put('key', summary_of(must(
                talon::talon_game_information_key($view, $viewer))));
    my $status = talon::talon_game_sample($view, $view, $rng, $scratch,
        $talon::TALON_SAMPLE_BYTES_MAX);
    put('world', name_of($status), summary_of(save($view)));
}

sub step {
    my ($seat) = @_;
    list_choices();
    if ($seat == $talon::TALON_TABLE) {
        make_table();
    } else {
        must(talon::talon_game_move_random($game, $rng, $move));
        make_move();
    }
    my $viewer = must(talon::talon_game_turn($game)) %
        must(talon::talon_game_seat_count($game));
    list_events($viewer);
    compare();
    list_amounts('totals', \&talon::talon_game_totals);
    list_amounts('returns', \&talon::talon_game_returns);
    look($viewer);
    my $bytes = save($game);
    put('save', name_of(talon::talon_game_load($game, $bytes, undef)),
        summary_of($bytes));
}

sub play {
    my ($turns) = @_;
    while (1) {
        my $turn = must(talon::talon_game_turn($game));
        my $seat = must(talon::talon_game_to_act($game));
        return put('end', $turn, $seat, must(talon::talon_game_winners($game)))
            if $seat == $talon::TALON_NOBODY || $turn >= $turns;
        put('turn', $turn, $seat,
            talon::talon_phase_key(must(talon::talon_game_phase($game))));
        step($seat);
    }
}

sub play_preset {
    my ($game_id, $preset, $seed, $turns) = @_;
    my $rules = talon::talon_rules->new;
    must(talon::talon_rules_init($rules, $game_id, $preset));
    put('play', talon::talon_games_key($game_id),
        talon::talon_preset_key($game_id, $preset),
        must(talon::talon_rules_seat_count($rules)));
    put_text(must(talon::talon_rules_write($rules)));
    must(talon::talon_rng_seed($rng, $seed, $preset));
    $_ = must(talon::talon_game_new(undef, $rules)) for $game, $copy, $view;
    play($turns);
    talon::talon_game_free(undef, $_) for $game, $copy, $view;
}

my ($seed, $turns) = @ARGV;
$seed .= "\0" x ($talon::TALON_SEED_BYTES - length $seed);
talon::talon_version_serves($talon::TALON_VERSION) or exit 2;
put('talon', talon::talon_version_string());
for my $game_id (map { talon::talon_games_at($_) }
    0 .. talon::talon_games_count() - 1) {
    play_preset($game_id, $_, $seed, $turns)
        for 1 .. talon::talon_preset_count($game_id);
}
printf "hash %016x\n", $transcript;
